/** Before a name, and no name by themselves. */
const titles = /^(dr|prof|mr|mrs|ms|דר|פרופ|מר|גב|د|أ)$/i;

type Named = { readonly firstname?: string | null | undefined; readonly name?: string | null | undefined };

/**
 * What somebody is greeted by in a mail: the first name where it is known, else the first word of a name of two words («דנה כהן»),
 * else all of it: of «בן ציון לוי» and «ד״ר לוי» nobody can say where the first name ends. '' when none is known.
 */
export function greetingName({ firstname, name }: Named) {
  if (firstname) return firstname;
  const words = (name ?? '').trim().split(/\s+/);
  const [first = ''] = words;
  const isFirstName = words.length === 2 && /^[\p{L}\p{M}'’׳-]{2,}$/u.test(first) && !titles.test(first);
  return isFirstName ? first : words.join(' ');
}
