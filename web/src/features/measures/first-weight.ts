/** The measure that a first weight makes. */
export const firstWeight = { kind: 'weight', name: null, unit: 'g', latest: null } as const;
