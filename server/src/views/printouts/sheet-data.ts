import type * as z from 'zod/mini';
import { dottedDay } from '@tzemed/contract/dates/days';
import { brand } from '@tzemed/contract/brand';
import { formatChipNumber } from '@tzemed/contract/pets/format-chip-number';
import { ageText, speciesLabel, neuteredText } from '@tzemed/contract/pets/describe-pet';
import type { Lang } from '@tzemed/contract/text/languages';
import type { pet as petSchema } from '@tzemed/contract/pets/pets';
import { wordsIn } from '@tzemed/contract/text/texts';
import { printTexts } from './texts.ts';

export type PetRow = z.output<typeof petSchema>;

export type Tone = 'ok' | 'warn' | 'danger' | 'plain';
/** Text as somebody wrote it, in its own direction; or with what makes it stand out. */
export type Cell =
  | string
  | { readonly as: 'strong'; readonly text: string }
  | { readonly as: 'two'; readonly text: string; readonly more: string }
  | { readonly as: 'badge'; readonly text: string; readonly tone: Tone };
type Column = { readonly title: string; readonly wide?: boolean };
export type Part =
  | { readonly title: string; readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly title: string; readonly lines: readonly Cell[] }
  /** A bar for each: how much of the longest it is, from 0 to 1, and what it says. */
  | { readonly title: string; readonly bars: readonly Bar[] };
export type Bar = { readonly name: string; readonly share: number; readonly text: string };

/** Contents of a sheet besides its parts. */
export type Said = {
  readonly lang: Lang;
  readonly today: string;
  readonly title: string;
  readonly about: string;
  readonly pet?: PetRow;
  /** Owner's name, if known. */
  readonly owner?: string | undefined;
  readonly alerts?: readonly { readonly name: string; readonly text: string; readonly strong: boolean }[];
  readonly parts: readonly Part[];
  readonly signatures?: readonly string[];
  /**
   * Layout for an insurer: the species beside the breed, the policy in a separate part, and no further details of the
   * pet.
   */
  readonly isClaim?: boolean;
};

/** Date format on paper in every language: 21.11.2026. */
export const dated = (day: string | null) => (day ? dottedDay(day) : '–');
export const orDash = (text: string | null | undefined) => text || '–';

/** A sheet as `sheet.typ` reads it. */
export function sheetOf({ lang, today, title, about, pet, owner, alerts = [], parts, signatures = [], isClaim }: Said) {
  const t = wordsIn(printTexts, lang);
  return {
    lang,
    title,
    about,
    brand: brand.name[lang],
    made: t.made({ day: dated(today) }),
    page: t.page({ page: '{page}', pages: '{pages}' }),
    ...(pet && { band: bandOf(pet, { lang, today, owner, isClaim }) }),
    alerts: alerts.filter(({ text }) => text !== ''),
    parts: parts.map((part) =>
      'rows' in part
        ? {
            ...part,
            columns: part.columns.map(({ title, wide = false }, nth) => ({
              title,
              wide,
              long: !wide && isLong(part.rows, nth),
            })),
          }
        : part,
    ),
    signatures,
    foot: { strong: t.sums, text: isClaim ? t.noForm : pet ? t.replaces : '' },
    ...(pet && !isClaim && { qr: { text: t.qr({ name: about }), alt: t.qrAlt({ name: about }) } }),
  };
}

/** A line or a word that takes the place of the wide columns, where its column is as wide as its texts. */
const longText = /[^\n]{60}|\S{20}/;
const isLong = (rows: readonly (readonly Cell[])[], nth: number) =>
  rows.some((row) => {
    const cell = row[nth] ?? '';
    return longText.test(typeof cell === 'string' ? cell : 'more' in cell ? `${cell.text}\n${cell.more}` : cell.text);
  });

const together = (said: readonly (string | null)[]) => said.filter(Boolean).join(' · ');

type Told = Pick<Said, 'lang' | 'today' | 'owner' | 'isClaim'>;

function bandOf(pet: PetRow, { lang, today, owner, isClaim }: Told) {
  const t = wordsIn(printTexts, lang);
  const kind = pet.species === 'other' ? undefined : speciesLabel(pet, lang);
  const sex = pet.sex ? [t[pet.sex], ...neuteredText(pet, lang)].join(', ') : neuteredText(pet, lang).join('');
  const about = [...(isClaim ? [kind, pet.breed] : [pet.breed ?? kind]), sex, ageText(pet, today, lang)].filter(
    Boolean,
  );
  const facts = [
    [t.chip, pet.chipNumber && formatChipNumber(pet.chipNumber)],
    [t.birthDate, pet.birthDate && dated(pet.birthDate)],
    [t.colour, pet.color],
    [t.licence, together([pet.licenceNumber, pet.licenceMunicipality])],
    [t.owner, owner],
    [t.insurance, !isClaim && together([pet.insurer, pet.policyNumber, pet.insurance])],
  ] as const;
  return {
    hue: pet.hue,
    about: about.join(' · '),
    facts: facts.filter(([, value]) => value).map(([name, value]) => [name, value]),
  };
}
