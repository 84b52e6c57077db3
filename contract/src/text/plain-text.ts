/** Removes invisible bidi controls (Bidi_Control), and turns Unicode's and Word's own line separators into newlines. */
export const stripBidiControls = (text: string) =>
  text.replace(/\p{Bidi_C}/gu, '').replace(/[\v\f\u0085\u2028\u2029]/g, '\n');

/** One line of a text: line ends and tabs within it, as cells of a spreadsheet have them, become a blank. */
export const joinLines = (text: string) =>
  text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Removes all that cannot be seen: marks of direction, zero-width characters, soft hyphens, selectors. For codes, numbers and addresses, not for prose. */
export const stripInvisible = (text: string) => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/** An email address as it was typed or pasted, without surrounding space and what cannot be seen. */
export const trimEmail = (typed: string) => stripInvisible(typed).trim();

/** Something of it can be seen: not only marks, spaces and what is ignorable (DI), nor the empty Braille sign. */
export const hasVisibleText = (text: string) => /[^\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u.test(text);

/** Text as it is kept, by the rules of `fields.ts`; null where nothing of it can be seen. */
export function normalizeText(text: string) {
  const kept = stripBidiControls(text).normalize('NFC').trim();
  return hasVisibleText(kept) ? kept : null;
}

/** Writes quotes within a Hebrew word as gershayim, which file systems allow in a name: 'ד"ר' → 'ד״ר'. */
export const withGershayim = (name: string) => name.replaceAll(/(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu, '״');

/** Prevents a name from becoming a link in our mails: mail programs link any text that looks like an address. */
export const breakLinks = (name: string) => name.replaceAll(/(?<=\S)[.:/@\\]+(?=\S)/g, ' ');
