worth = The higher number is worth { $points }.
said = { $seat } has said a number.
shown = The number of { $seat } is { $number }.
ask-number = Say a number from 1 to 3.
over = Both have said their numbers.
not-now = You cannot say a number now.
no-number = That is no number that can be said.
