// Components that most visits to the list do not need; they load when first needed.
export { ImportanceBadges } from './alerts/ImportanceBadges.tsx';
export { FollowUpButtons } from './completion/FollowUpButtons.tsx';
export { HistoryButton } from './history/HistoryButton.tsx';
export { PostponeDialogs } from './postpone/PostponeDialogs.tsx';
export { ReminderMenu } from './postpone/ReminderMenu.tsx';
export { BulkActions } from './bulk/BulkActions.tsx';
