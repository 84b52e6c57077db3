/** Which of what has been opened has its place in the history here (see `useBack`); 0 when that is the page's own. */
export const overlayEntryId = () => (history.state as { isOpen?: number } | null)?.isOpen ?? 0;
