/** What stands between who is signed in and accepting what a mailed link offers. */
export const acceptanceStates = ['open', 'emailUnverified', 'otherAccount'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];
