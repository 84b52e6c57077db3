const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Words of a question that no article has to hold. */
const asking = new Set(
  `איכ כיצד מה למה איפה אפשר את של על אל לא אני
  how do does can i to the a an my is in of what where why
  كيف ما ماذا لماذا اين هل يمكن في من على الى يتم`.split(/\s+/),
);

/** Text as words to be compared: niqqud, Arabic vowel signs, quotes, case and final letters make no difference. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'"’”׳״\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[ךםןףץ]/g, (letter) => finals[letter]!)
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How much of a query folded words hold, from 0 to 1; one letter that Hebrew writes as one with a word may be absent. */
export function shareOf(words: string, query: string) {
  const all = fold(query).split(' ');
  const telling = all.filter((word) => !asking.has(word));
  const asked = telling.length > 0 ? telling : all;
  const held = asked.filter(
    (word) => words.includes(word) || (/^[ובהלמכש].{2}/.test(word) && words.includes(word.slice(1))),
  );
  return held.length / asked.length;
}
