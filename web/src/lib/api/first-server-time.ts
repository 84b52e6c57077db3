let first: Date | undefined;

/** Remembers when the server gave this page its first answer, by the server's own clock: the device's may be wrong. */
export function recordFirstResponse({ headers }: Response) {
  const said = first ? null : headers.get('Date');
  if (said) first = new Date(said);
}

/** An instant, of which `Date` tells whole seconds. Nothing while the server has said nothing. */
export const firstResponseTime = () => first;
