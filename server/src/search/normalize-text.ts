/* Normalized spelling of words for the search. SQL has the same rules (`search_plain`, `search_words`) for stored text;
   these are for queries and marks. A test keeps the two the same. */

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

const digitsOf = (run: string) => run.replace(/[^0-9]/g, '');
// Only from the first digit of a run: from every one of 4,000 digits it would be looked for to their end.
/** '5.11.26', '052-5551234', '1,234.50'. */
const tight = /(?<![0-9])[0-9]+(?:[-./,:][0-9]+)+/g;
/** '376 098 100 234 567': a chip or a phone, from nine digits on. */
const loose = /(?<![0-9])[0-9]+(?:[- ][0-9]+)+/g;

/** Runs of digits in what has one spelling, each with where it stands and its digits. */
export const runsOf = (plain: string) =>
  [
    ...[...plain.matchAll(tight)].map((run) => ({ run, digits: digitsOf(run[0]) })),
    ...[...plain.matchAll(loose)]
      .map((run) => ({ run, digits: digitsOf(run[0]) }))
      .filter(({ digits }) => digits.length >= 9),
  ].map(({ run, digits }) => ({ text: run[0], at: run.index, digits }));

/** Words are indexed up to 200 characters. */
export const cut = (word: string) => [...word].slice(0, 200).join('');

/** A word that is found by its beginning, for one that is looked for by its end. */
export const reversed = (word: string) => `<${[...word].toReversed().join('')}`;

/** The words by which a text is found: see `search_words`. */
export function wordsOf(written: string): Set<string> {
  const plain = normalizeText(written);
  const tokens = tokensOf(plain);
  const words = [...tokens, ...runsOf(plain).map(({ digits }) => digits)].map(cut);
  return new Set([
    ...words,
    ...words.flatMap(withoutPrefix).map((rest) => `${rest}=`),
    ...words.filter((word) => /.[0-9]{4}$/.test(word)).map(reversed),
    ...tokens.flatMap(soundsOf),
  ]);
}

const heard = new Map([...'בגדזחטכלמנסצפקרשתcqvwfjz'].map((char, nth) => [char, 'bgdsktklmnsspkrstkkbbpgs'[nth]!]));
const unheard = new Set('אהויעaeiouyh');
const consonants = [...'bdgklmnprst'];

/** Consonants of a word, the same in Hebrew and Latin letters: '~brbkt'; nothing where there are two or fewer. */
export function soundsOf(token: string): string[] {
  const letters = [
    ...token
      .replaceAll('וו', 'b')
      .replaceAll('x', 'ks')
      .replace(/c(?=[eiy])/g, 's'),
  ]
    .filter((char) => !unheard.has(char))
    .map((char) => heard.get(char) ?? char)
    .join('');
  const sound = consonants.reduce((text, letter) => text.replaceAll(letter + letter, letter), letters);
  return /^[a-z]{3,200}$/.test(sound) ? [`~${sound}`] : [];
}

/** Each near sound is a term of its own, and PostgreSQL bounds the size of a query: a longer word has to be typed right. */
const maxNearSoundLength = 21;

/** Sounds that differ from one by a consonant that is left out, changed, added or swapped with the next; none of a short or very long one. */
export function nearSounds(sound: string): string[] {
  if (sound.length < '~brbk'.length || sound.length > maxNearSoundLength) return [];
  const near = new Set<string>();
  for (let at = 1; at <= sound.length; at++) {
    const [before, letter, after] = [sound.slice(0, at), sound.slice(at, at + 1), sound.slice(at + 1)];
    near.add(before + after).add(before + after.slice(0, 1) + letter + after.slice(1));
    for (const other of consonants) near.add(before + other + after).add(before + other + letter + after);
  }
  near.delete(sound);
  return [...near];
}
