// Components that most visits to the list do not need; they load when first needed.
export { AlertBadges } from './alerts/AlertBadges.tsx';
export { FollowUpButtons } from './completion/FollowUpButtons.tsx';
export { HistoryButton } from './history/HistoryButton.tsx';
export { PostponeDialogs } from './postpone/PostponeDialogs.tsx';
export { PostponeMenu } from './postpone/PostponeMenu.tsx';
export { BulkActions } from './bulk/BulkActions.tsx';
