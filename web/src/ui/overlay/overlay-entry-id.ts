/** Id of the overlay that owns the current history entry (see `useCloseOnBack`); 0 for the page's own entry. */
export const overlayEntryId = () => (history.state as { isOpen?: number } | null)?.isOpen ?? 0;
