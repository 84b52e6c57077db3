/** What is said at the top of the profile about the last thing that was done there. */
export type Message = { tone: 'ok' | 'danger'; text: string };
