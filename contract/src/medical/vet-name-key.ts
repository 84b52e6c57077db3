/** The same vet is who is written alike, whatever the spaces, signs and case of the name, and with a number or without. */
export const vetNameKey = (written: string) =>
  written.replaceAll(/[*+]?\d[\d\- ()]{3,}|[\s\p{P}]/gu, '').toLowerCase() || written;
