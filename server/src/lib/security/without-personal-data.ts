/** Longest text that is shown of a failure. */
const maxLength = 300;

/** Longest part of a text that is read: patterns take the square of it. */
const maxRead = 2000;

const removed = '…';

/**
 * Text of a failure without what could be of a person or a secret: addresses, links, quoted values, long numbers, keys, and
 * all words that are not in Latin letters.
 */
export function withoutPersonalData(text: string) {
  const kept = text
    .slice(0, maxRead)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[^ ]*@[^ ]*/gu, removed)
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/[^ ]*/giu, removed)
    .replaceAll(/"[^"]*"|'[^']*'|«[^»]*»|\([^)]*\)=\([^)]*\)/gu, removed)
    .replaceAll(/[^\x20-\x7e…]+/gu, removed)
    .replaceAll(/\b\d[\d-]{5,}\d\b/gu, removed)
    .replaceAll(/[\w+/=.]{32,}/gu, removed)
    .replaceAll(/(?:…[ ,;]*){2,}/gu, `${removed} `)
    .trim();
  return kept.length > maxLength ? `${kept.slice(0, maxLength - 1)}${removed}` : kept;
}
