// What most visits to the list have no use for; it comes when it is needed first.
export { AttentionBadges } from './AttentionBadges.tsx';
export { DoneOffers } from './DoneOffers.tsx';
export { HistoryButton } from './HistoryButton.tsx';
export { LaterDialogs } from './LaterDialogs.tsx';
export { LaterMenu } from './LaterMenu.tsx';
export { Picked } from './Picked.tsx';
