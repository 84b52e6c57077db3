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

/** Something of it can be seen: not only marks, spaces and what is ignorable (DI), nor the empty Braille sign. */
export const hasVisibleText = (text: string) => /[^\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u.test(text);

/** Text as it is kept, by the rules of `fields.ts`; null where nothing of it can be seen. */
export function normalizeText(text: string) {
  const kept = stripBidiControls(text).normalize('NFC').trim();
  return hasVisibleText(kept) ? kept : null;
}

/** Prevents a name from becoming a link in our mails: mail programs link any text that looks like an address. */
export const breakLinks = (name: string) => name.replaceAll(/(?<=\S)[.:/@\\]+(?=\S)/g, ' ');
