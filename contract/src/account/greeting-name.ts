/** Titles that precede a name and are not a name by themselves. */
const titles = /^(dr|prof|mr|mrs|ms|דר|פרופ|מר|גב|د|أ)$/i;

type Named = { readonly firstname?: string | null | undefined; readonly name?: string | null | undefined };

/**
 * Name for the greeting of a mail: the first name if known, else the first word of a two-word name («דנה כהן»), else
 * the whole name: in «בן ציון לוי» and «ד״ר לוי» nobody can tell where the first name ends. '' if no name is known.
 */
export function greetingName({ firstname, name }: Named) {
  if (firstname) return firstname;
  const words = (name ?? '').trim().split(/\s+/);
  const [first = ''] = words;
  const isFirstName = words.length === 2 && /^[\p{L}\p{M}'’׳-]{2,}$/u.test(first) && !titles.test(first);
  return isFirstName ? first : words.join(' ');
}
