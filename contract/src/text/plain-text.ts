/** What turns text around without being seen (Bidi_Control) goes; Unicode's own ends of lines become ours. */
export const stripBidiControls = (text: string) => text.replace(/\p{Bidi_C}/gu, '').replace(/[\u2028\u2029]/g, '\n');

/** Something of it can be seen: not only marks, spaces and what is ignorable (DI), nor the empty Braille sign. */
export const hasVisibleText = (text: string) => /[^\p{Cf}\p{Z}\p{M}\p{DI}\u2800]/u.test(text);

/** Text as it is kept, by the rules of `fields.ts`; null where nothing of it can be seen. */
export function normalizeText(text: string) {
  const kept = stripBidiControls(text).normalize('NFC').trim();
  return hasVisibleText(kept) ? kept : null;
}

/** Whoever chose a name could have a mail of ours carry a link in it: mail programs make one of what looks like one. */
export const breakLinks = (name: string) => name.replaceAll(/(?<=\S)[.:/@\\]+(?=\S)/g, ' ');
