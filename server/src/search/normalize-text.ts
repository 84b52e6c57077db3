/* Normalized spelling of words for the search. SQL has the same rules (`search_plain`, `search_words`, `search_sounds`)
   for stored text; these are for queries and marks. A test keeps the two the same. */

const unseen =
  // oxlint-disable-next-line no-misleading-character-class -- They are taken out one by one.
  /['"`\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u061c\u064b-\u065f\u0670\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u206f\ufe00-\ufe0f\ufeff]/gu;
const from = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄךםןףץ٠١٢٣٤٥٦٧٨٩־‐‒–—―−'];
const to = [...'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщъыьэюяієכמנפצ0123456789-------'];
const spelled = new Map(from.map((char, nth) => [char, to[nth]!]));
const between =
  // oxlint-disable-next-line no-control-regex -- Every other character separates words.
  /[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u05c0\u05c3\u05c6\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]+/u;

/** Normalized spelling: no niqqud, accents, quotes and direction marks, lower case, no final letters. */
export const normalizeText = (written: string) =>
  [...written.replaceAll('´', '').normalize('NFKD').replace(unseen, '')]
    .map((char) => spelled.get(char) ?? char)
    .join('');

/** The words of what has one spelling. */
export const tokensOf = (plain: string) => plain.split(between).filter((token) => token !== '');

/** Prefixes that are written as one word with the next: conjunction, relative, preposition, article. */
const particles = new Set(
  'ו ש ב כ ל מ ה וש וב וכ ול ומ וה שב שכ של שמ שה כש מש בה כה לה מה ושב ושכ ושל ושמ ושה וכש ומש ובה וכה ולה ומה שבה שכה שלה שמה כשב כשל כשמ כשה לכש משה'.split(
    ' ',
  ),
);

/** Forms of a word without its prefixes: 'והחיסונים' → 'החיסונים', 'חיסונים'. */
export const withoutPrefix = (token: string) =>
  [1, 2, 3]
    .filter((n) => particles.has(token.slice(0, n)) && token.length > n)
    .map((n) => token.slice(n))
    .filter((rest) => [...rest].length > 1 || /[0-9]/.test(rest));

/** The words of a day: as it is, and of any year. */
export function dayWords(year: number, month: number, day: number): string[] {
  if (month < 1 || month > 12 || day < 1 || day > 31) return [];
  const monthAndDay = [month, day].map((part) => String(part).padStart(2, '0')).join('');
  return [`@${String(year).padStart(4, '0')}${monthAndDay}@`, `@-${monthAndDay}@`];
}

const digitsOf = (run: string) => run.replace(/[^0-9]/g, '');
// Only from the first digit of a run: from every one of 4,000 digits it would be looked for to their end.
/** '5.11.26', '052-5551234', '1,234.50'. */
const tight = /(?<![0-9])[0-9]+(?:[-./,:][0-9]+)+/g;
/** '376 098 100 234 567': a chip or a phone, from nine digits on. */
const loose = /(?<![0-9])[0-9]+(?:[- ][0-9]+)+/g;

/** The day that a run of digits may be. */
function dayIn(run: string): string[] {
  const day = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/.exec(run);
  if (day) return dayWords(Number(day[4]) + (day[4]!.length === 2 ? 2000 : 0), Number(day[3]), Number(day[1]));
  const turned = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(run);
  return turned ? dayWords(Number(turned[1]), Number(turned[2]), Number(turned[3])) : [];
}

/** Runs of digits in what has one spelling, each with where it stands and its words. */
export const runsOf = (plain: string) =>
  [
    ...[...plain.matchAll(tight)].map((run) => ({ run, words: [digitsOf(run[0]), ...dayIn(run[0])] })),
    ...[...plain.matchAll(loose)].map((run) => ({ run, words: [digitsOf(run[0])].filter((all) => all.length >= 9) })),
  ].map(({ run, words }) => ({ text: run[0], at: run.index, words }));

/** All words of a text; behind each, marked by '=', what it is without what is written before it. */
export function wordsOf(written: string): Set<string> {
  const plain = normalizeText(written);
  return new Set([
    ...tokensOf(plain).flatMap((token) => [token].concat(withoutPrefix(token).map((rest) => `${rest}=`))),
    ...runsOf(plain).flatMap(({ words }) => words),
  ]);
}

const together = [
  ['וו', 'b'],
  ['ph', 'p'],
  ['sh', 's'],
  ['ch', 'k'],
  ['ck', 'k'],
  ['th', 't'],
  ['x', 'ks'],
] as const;
const heard = new Map([...'בגדזחטכלמנסצפקרשתcqvwfjz'].map((char, nth) => [char, 'bgdsktklmnsspkrstkkbbpgs'[nth]!]));
const unheard = new Set('אהויעaeiouyh');

/** Sound of a word by its consonants, in either script; undefined if that says too little. */
export function soundOf(token: string): string | undefined {
  const joined = together.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), token);
  const letters = [...joined.replace(/c(?=[eiy])/g, 's')]
    .filter((char) => !unheard.has(char))
    .map((char) => heard.get(char) ?? char)
    .join('');
  const sound = [...'bdgklmnprst'].reduce((text, letter) => text.replaceAll(letter + letter, letter), letters);
  return /^[a-z]{3,}$/.test(sound) ? sound : undefined;
}

export const soundsOf = (written: string) =>
  new Set(tokensOf(normalizeText(written)).flatMap((token) => soundOf(token) ?? []));
