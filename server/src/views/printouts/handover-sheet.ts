import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { recordsPart, type RecordRow } from './record-sheet.ts';
import { dated, type Part } from './sheet-data.ts';
import { printTexts } from './texts.ts';
import { vaccinationsPart } from './vaccination-sheet.ts';

type Told = {
  readonly lang: Lang;
  readonly today: string;
  readonly notes: string | null;
  /** The appointments ahead, the soonest first. */
  readonly ahead: readonly { readonly date: string; readonly reason: string }[];
};

/** Parts that the next vet or carer needs, without costs. */
export function handoverParts(newestFirst: readonly RecordRow[], { lang, today, notes, ahead }: Told): Part[] {
  const t = wordsIn(printTexts, lang);
  const history = newestFirst.filter(({ type }) => type !== 'vaccination');
  return [
    ...(notes ? [{ title: t.aboutPet, lines: notes.split('\n') }] : []),
    vaccinationsPart(
      newestFirst.filter(({ type }) => type === 'vaccination'),
      { lang, today },
    ),
    ...(ahead.length > 0
      ? [
          {
            title: t.appointments,
            columns: [{ title: t.date }, { title: t.appointment, wide: true }],
            rows: ahead.map(({ date, reason }) => [dated(date), reason]),
          },
        ]
      : []),
    { ...recordsPart(history, { lang, withPet: false, withCost: false }), title: t.history },
  ];
}
