/** Message at the top of the profile about the last action there. */
export type ProfileMessage = { tone: 'ok' | 'danger'; text: string };
