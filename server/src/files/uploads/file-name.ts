const longest = 120;
// Control characters, line separators, marks that turn the direction of text around them, and parts of a path.
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/\\:]/gu;

/** Cleans the name that a client gave a file: for display, never a path. */
export function fileNameOf(given: string) {
  const name = given.toWellFormed().normalize('NFC').replace(forbidden, '').trim().replace(/^\.+/, '');
  return [...name].slice(0, longest).join('') || 'file';
}
