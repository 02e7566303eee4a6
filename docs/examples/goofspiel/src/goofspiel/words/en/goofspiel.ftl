turned = The prize { $prize } is turned up.
chosen = { $seat } has chosen.
bid = { $seat } bids { $card }.
won = { $seat } wins the prize { $prize }.
lost = Nobody wins the prize { $prize }.
all-prizes-gone = All prizes are gone.
ask = Which card do you bid?
choose-bid = Bid { $number }.
