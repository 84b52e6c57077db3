/** What is said at the top of the profile about the last thing that was done there. */
export type ProfileMessage = { tone: 'ok' | 'danger'; text: string };
