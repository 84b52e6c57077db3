/** Obstacles between the signed-in person and the acceptance of a mailed link. */
export const acceptanceStates = ['open', 'emailUnverified', 'otherAccount'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];
