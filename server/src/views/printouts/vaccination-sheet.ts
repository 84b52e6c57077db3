import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { currentDose, currentDoses, validityOn } from '@tzemed/contract/medical/vaccination-validity';
import { isRabies, vaccineName } from '@tzemed/contract/medical/vaccine-name';
import type { RecordRow } from './record-sheet.ts';
import { type Cell, dated, orDash, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

const dayMs = 86_400_000;

export type Given = Pick<
  RecordRow,
  'petId' | 'type' | 'description' | 'product' | 'batchNumber' | 'date' | 'validUntil' | 'vetName'
>;

/** The rabies vaccination that counts today, for sheets that say no more of vaccinations; nothing where there is none. */
export function rabiesPart(rows: readonly Given[], told: { lang: Lang; today: string }): Part[] {
  const found = currentDose(rows.filter(isRabies), told.today);
  return found ? [vaccinationsPart([found], told)] : [];
}

/** A row for each dose, the newest first; of each vaccine the dose that counts today has a state, and those before it are earlier ones. */
export function vaccinationsPart(newestFirst: readonly Given[], { lang, today }: { lang: Lang; today: string }): Part {
  const t = wordsIn(printTexts, lang);
  const title = t.vaccinations;
  if (newestFirst.length === 0) return { title, lines: [t.noVaccinations] };
  const current = new Set(currentDoses(newestFirst, today));
  const seen = new Set<string>();
  const rows = newestFirst.map((given): Cell[] => {
    const name = vaccineName(given);
    const isCurrent = current.has(given);
    const isEarlier = seen.has(name);
    if (isCurrent) seen.add(name);
    return [
      { as: 'strong', text: given.description },
      orDash(given.product),
      orDash(given.batchNumber),
      dated(given.date),
      { as: 'strong', text: dated(given.validUntil) },
      orDash(given.vetName),
      isCurrent ? stateOf(given, today, lang) : isEarlier ? { as: 'badge', tone: 'plain', text: t.earlier } : '–',
    ];
  });
  return {
    title,
    columns: [
      { title: t.vaccine, wide: true },
      { title: t.product, wide: true },
      { title: t.batch },
      { title: t.given },
      { title: t.validUntil },
      { title: t.vet },
      { title: t.state },
    ],
    rows,
  };
}

function stateOf({ validUntil }: Given, today: string, lang: Lang): Cell {
  const t = wordsIn(printTexts, lang);
  const validity = validityOn(validUntil, today);
  if (validUntil === null || validity === 'unknown') return '–';
  if (validity === 'over') return { as: 'badge', tone: 'danger', text: t.expired };
  if (validity === 'valid') return { as: 'badge', tone: 'ok', text: t.valid };
  const count = Math.round((Date.parse(validUntil) - Date.parse(today)) / dayMs);
  return { as: 'badge', tone: 'warn', text: count === 0 ? t.lastDay : t.daysLeft({ count }) };
}
