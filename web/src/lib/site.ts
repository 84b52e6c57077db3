/**
 * Settings of this site that stand in its public pages. They are made at build time, so the build reads the same environment
 * variables as the server; `npm start` builds anew when one of them changes.
 */
export type Site = {
  /** Number of pets of the free plan; null: no limit. */
  readonly petLimit: number | null;
  /** Legal name of whoever runs the site; empty: not given, and left out. */
  readonly operator: string;
  readonly address: string;
  readonly phone: string;
  /** Address of support. */
  readonly email: string;
  /** Contact for accessibility; empty: that of support. */
  readonly accessibilityName: string;
  readonly accessibilityEmail: string;
  readonly accessibilityPhone: string;
};

export const site: Site = import.meta.env.SITE;
