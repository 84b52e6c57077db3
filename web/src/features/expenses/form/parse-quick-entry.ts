import { parseDay } from '../../../ui/date/parse-day.ts';
import { categoryOfWord } from '@tzemed/contract/money/category-words';
import { stripBidiControls, stripInvisible } from '@tzemed/contract/text/plain-text';
import { isShekel, readNumber } from '@tzemed/contract/text/read-number';

type Named = { id: string; name: string };
/** `categories`: the home's own. */
type Known = { pets: readonly Named[]; categories: readonly Named[]; today: string };

/** Values understood from a line; text that was not understood, or is ambiguous, is in the description. */
export type QuickEntry = {
  amount?: number;
  category?: string;
  petId?: string;
  date?: string;
  description: string;
};

/** Words in a row: from the first, so many. */
type Span<T> = { at: number; length: number; value: T };

/** Units: a number that counts or weighs something is no amount of money. */
const units =
  /^(ק["״”]?ג|קילו|גרם|גר׳?|ליטר|מ["״”]?ל|ס["״”]?מ|מטר|יח׳?|יחידות|ימים|חודשים|kg|g|grams?|ml|l|litres?|liters?|cm|pcs|packs?|days|months|كغ|كيلو|غرام|لتر|مل)$/i;

/** Parses a line such as 'מזון 120 בלה אתמול', in any order and in any language of the app. */
export function parseQuickEntry(text: string, { pets, categories: own, today }: Known): QuickEntry {
  // Mails and messages wrap a sum in marks of direction. A no-break space within digits separates thousands.
  const typed = stripBidiControls(text)
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const words = typed.map((word) => word.replace(/[,;!]+$/, ''));
  const numbers = numbersIn(words);
  const days = daysIn(words, today);
  const dotted = days.filter(({ length, value }) => length === 1 && value.isDotted);
  const plainDays = days.filter((day) => !dotted.includes(day));
  // 5.11 is a day or a sum: it is one only where there is another for the other.
  const isDotted = ({ at }: Span<unknown>) => dotted.some((day) => day.at === at);
  const inDay = ({ at }: Span<unknown>) => plainDays.some((day) => at >= day.at && at < day.at + day.length);
  const sums = numbers.filter((number) => !inDay(number));
  const inCurrency = sums.filter(({ value }) => value.isCurrency);
  const bare = sums.filter((number) => !number.value.isCurrency && !isDotted(number));
  const candidates = inCurrency.length > 0 ? inCurrency : bare.length > 0 || plainDays.length === 0 ? bare : sums;
  const sum = only(candidates);
  const daysLeft = [...plainDays, ...dotted.filter(({ at }) => at !== sum?.at)];
  const day = sum || plainDays.length > 0 ? only(daysLeft) : undefined;

  const petSpans = petsIn(words, pets);
  const ownSpans = namesIn(words, own, /^([לבה][-־]?|ال|لل)$/);
  const builtIn = words.flatMap((word, at): Span<string>[] => {
    const value = categoryOfWord(word);
    return value ? [{ at, length: 1, value }] : [];
  });
  // The household's own category wins over a built-in one of the same name.
  const categories = [...builtIn.filter((span) => !ownSpans.some((other) => overlaps(span, other))), ...ownSpans];
  // A pet that is called like a category or a day is not told from it.
  const isBoth = (span: Span<unknown>, others: readonly Span<unknown>[]) =>
    others.some((other) => overlaps(span, other));
  const pet = sameValue(petSpans.filter((span) => !isBoth(span, [...categories, ...daysLeft])));
  const category = sameValue(categories.filter((span) => !isBoth(span, petSpans)));

  const taken = new Set([sum, day, pet].flatMap((span) => (span ? placesOf(span) : [])));
  const left = [...words.keys()].filter((place) => !taken.has(place));
  const named = new Set(categories.filter(({ value }) => value === category?.value).flatMap(placesOf));
  const isOnlyCategory = left.every((place) => named.has(place));
  return {
    ...(sum && { amount: sum.value.amount }),
    ...(category && { category: category.value }),
    ...(pet && { petId: pet.value }),
    ...(day && { date: day.value.date }),
    description: isOnlyCategory ? '' : left.map((place) => words[place]).join(' '),
  };
}

const only = <T>(spans: readonly T[]) => (spans.length === 1 ? spans[0] : undefined);
/** The first of those that all say the same. */
const sameValue = <T>(spans: readonly Span<T>[]) =>
  new Set(spans.map(({ value }) => value)).size === 1 ? spans[0] : undefined;
const placesOf = ({ at, length }: Span<unknown>) => Array.from({ length }, (_, index) => at + index);
const overlaps = (a: Span<unknown>, b: Span<unknown>) => a.at < b.at + b.length && b.at < a.at + a.length;

/** Number of words from one on that name shekels: 'שקל חדש' are two. */
const shekelWords = (words: readonly string[], at: number) =>
  [2, 1].find((length) => at + length <= words.length && isShekel(words.slice(at, at + length).join(' '))) ?? 0;

function numbersIn(typed: readonly string[]): Span<{ amount: number; isCurrency: boolean }>[] {
  const words = typed.map(stripInvisible);
  return words.flatMap((word, at) => {
    const bare = word.replace(/^ב[-־]?(?=\d)/, '');
    const amount = readNumber(bare, { isSum: true });
    if (!amount || Number(amount.toFixed(2)) !== amount || amount < 0 || units.test(words[at + 1] ?? '')) return [];
    const behind = shekelWords(words, at + 1);
    const before = Number(/^(₪|nis|ils)$/i.test(words[at - 1] ?? ''));
    const isCurrency = behind > 0 || before > 0 || /[₪\p{L}]/u.test(bare);
    return [{ at: at - before, length: before + 1 + behind, value: { amount, isCurrency } }];
  });
}

/** Days in words, and in figures with a dot or a slash; a day of the week only where it is called one. */
function daysIn(words: readonly string[], today: string): Span<{ date: string; isDotted: boolean }>[] {
  const found: Span<{ date: string; isDotted: boolean }>[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const length of [3, 2, 1]) {
      if (at + length > words.length) continue;
      const said = words.slice(at, at + length).join(' ');
      const figures = said.replace(/^ב[-־]?(?=\d)/, '');
      const isWeekday =
        length === 1 &&
        /^(ב?שבת|\p{L}*day|ال\p{L}+)$/iu.test(said) &&
        !/^(to|yester)day$|^اليوم$|^البارحة$/i.test(said);
      if (/^[\d-]+$/.test(figures) || (length > 1 && /\d/.test(said)) || isWeekday) continue;
      const date = parseDay(figures, today);
      if (!date) continue;
      found.push({ at, length, value: { date, isDotted: /^\d+\.\d+$/.test(figures) } });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Finds names: the longest of those that begin at a word, also after a prefix written as one word with them. */
function namesIn(words: readonly string[], all: readonly Named[], before: RegExp): Span<string>[] {
  const low = (text: string) => text.normalize('NFC').toLowerCase();
  const named = all.map(({ id, name }) => ({ id, parts: low(name).trim().split(/\s+/) }));
  return words.flatMap((_, at) => {
    const fits = named.filter(({ parts }) =>
      parts.every((part, index) => {
        const word = low(words[at + index] ?? '');
        return word === part || (index === 0 && before.test(word.slice(0, -part.length)) && word.endsWith(part));
      }),
    );
    const longest = Math.max(0, ...fits.map(({ parts }) => parts.length));
    return fits
      .filter(({ parts }) => parts.length === longest)
      .map(({ id, parts }) => ({ at, length: parts.length, value: id }));
  });
}

/** Finds pets' names, also after ל, ב, ו and the like, and with a preceding word that belongs to the name. */
const petsIn = (words: readonly string[], pets: Known['pets']) =>
  namesIn(words, pets, /^([לבוש]|ול|של)[-־]?$|^[لوب]$/).map(({ at, length, value }) =>
    /^(של|עבור|for|of)$/i.test(words[at - 1] ?? '') ? { at: at - 1, length: length + 1, value } : { at, length, value },
  );
