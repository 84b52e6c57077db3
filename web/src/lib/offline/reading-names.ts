/** Names of the databases of what the server said, one for each user of this device. */
export const readings = 'reading ';
export const readingOf = (userId: string) => readings + userId;

/** Users whose data this page has erased: nothing more is stored for them. */
export const erasedUsers = new Set<string>();
