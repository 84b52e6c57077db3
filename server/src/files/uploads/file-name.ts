const longest = 120;
// Control characters, line separators, marks that turn the direction of text around them, and parts of a path.
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/\\:]/gu;

/** What is kept of the name that a sender gave a file: something to show, never a path. */
export function fileNameOf(given: string) {
  const name = given.toWellFormed().normalize('NFC').replace(forbidden, '').trim().replace(/^\.+/, '');
  return [...name].slice(0, longest).join('') || 'file';
}
