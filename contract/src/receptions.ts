/** What stands between who is signed in and accepting what a mailed link offers. */
export const receptions = ['open', 'emailUnverified', 'otherAccount'] as const;
export type Reception = (typeof receptions)[number];
