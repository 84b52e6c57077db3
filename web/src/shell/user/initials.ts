/** The first letters of the first two words of a name. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** Takes smaller letters where it stands large: a greeting stays within two lines. */
export const isLongName = (name: string) => name.length > 20;
