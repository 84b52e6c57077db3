import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { RecordRow } from './record-sheet.ts';
import { dated, orDash, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';

/** Number of treatments on a kennel's sheet: the latest ones. */
const maxTreatments = 8;

export function treatmentsPart(newestFirst: readonly RecordRow[], lang: Lang): Part[] {
  if (newestFirst.length === 0) return [];
  const t = wordsIn(printTexts, lang);
  return [
    {
      title: t.treatments,
      columns: [{ title: t.treatment, wide: true }, { title: t.given }, { title: t.next }, { title: t.vet }],
      rows: newestFirst
        .slice(0, maxTreatments)
        .map(({ description, notes, date, nextAppointment, vetName }) => [
          { as: 'two', text: description, more: notes ?? '' },
          dated(date),
          dated(nextAppointment),
          orDash(vetName),
        ]),
    },
  ];
}
