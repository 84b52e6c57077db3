const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Text as words to be compared: niqqud, Arabic vowel signs, quotes, case and final letters make no difference. */
export const searchText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'"’”׳״\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[ךםןףץ]/g, (letter) => finals[letter]!)
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of a question that no article has to hold. */
const asking = new Set(
  searchText(
    `איך כיצד מה למה איפה מתי האם אפשר את של על אל לא אני לי שלי עם כל יש אין רוצה רוצים צריך צריכים
    how do does did can i to the a an my is are in of on what where when why from for with it not dont want need
    كيف ما ماذا لماذا أين متى هل يمكن في من على إلى عن مع كل لا لم لي أنا أريد أن يتم`,
  ).split(' '),
);

/** Letters that Hebrew and Arabic write as one with the word after them. */
const prefixes = '[וש]?[ובהלמכש]|מה|כש|[وف]?[بك]?ال|[وف]?لل|[وفبلك]';
const prefix = new RegExp(`^(?:${prefixes})(?=.{3})`);
const letter = /^[ובהלמכש](?=.{3})/;

/** A folded word where words begin. Prefixes make no difference, whether the article has them or the question. */
function patternOf(word: string) {
  // Three letters that are left of a longer word begin too many others.
  const left = [word.replace(letter, ''), word.replace(prefix, '')].map((form) =>
    form.length > 3 ? form : `${form}(?![^ ])`,
  );
  return new RegExp(`(?:^| )(?:${prefixes})?(?:${[word, ...left].join('|')})`);
}

/**
 * Weights of articles for a query, 0 for those that are not found: no article has to hold every word, but those that hold
 * far less than the best are left out. An article is its folded words: those of its title and its search words, '|', and
 * the others, which weigh less, and nothing where a sixth of the articles hold the word.
 */
export function weigh(articles: readonly string[], query: string): number[] {
  const all = searchText(query).split(' ');
  const telling = all.filter((word) => word.length > 1 && !asking.has(word));
  const weights = articles.map(() => 0);
  for (const word of telling.length > 0 ? telling : all) {
    const pattern = patternOf(word);
    const held = articles.map((words) => {
      const [title, body] = words.split('|');
      return pattern.test(title!) ? 3 : pattern.test(body ?? '') ? 1 : 0;
    });
    const isCommon = held.filter((weight) => weight > 0).length * 6 > articles.length;
    for (const [index, weight] of held.entries()) if (weight > 1 || !isCommon) weights[index]! += weight;
  }
  const best = Math.max(...weights);
  return weights.map((weight) => (weight > best / 2 ? weight : 0));
}
