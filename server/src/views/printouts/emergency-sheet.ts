import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { RecordRow } from './record-sheet.ts';
import { dated, type Part } from './sheet-data.ts';
import { contactsPart } from './sitter-sheet.ts';
import { printTexts } from './texts.ts';

type Medicine = Pick<RecordRow, 'description' | 'notes' | 'date'>;
type Vet = {
  readonly name: string;
  readonly phones: readonly string[];
  readonly isEmergency: boolean;
  readonly seenOn: string | null;
};

/** Vets to call, in the order of the card. */
export function vetsPart(vets: readonly Vet[], lang: Lang): Part[] {
  const t = wordsIn(printTexts, lang);
  if (vets.length === 0) return [];
  const rows = vets.map(({ name, phones, isEmergency, seenOn }) => [
    { as: 'two', text: name, more: isEmergency ? t.forEmergencies : '' } as const,
    { as: 'strong', text: phones.join('\n') || '–' } as const,
    seenOn === null ? ({ as: 'strong', text: '–' } as const) : dated(seenOn),
  ]);
  return [{ title: t.vets, columns: [{ title: t.vet, wide: true }, { title: t.phone }, { title: t.lastSeen }], rows }];
}

/** Contents of the emergency card, except the common head of a pet's sheets. */
export function emergencyParts(medicines: readonly Medicine[], vets: readonly Vet[], lang: Lang): Part[] {
  const t = wordsIn(printTexts, lang);
  return [
    ...(medicines.length > 0
      ? [
          {
            title: t.medicines,
            columns: [{ title: t.medicine, wide: true }, { title: t.lastGiven }],
            rows: medicines.map(({ description, notes, date }) => [
              { as: 'two', text: description, more: notes ?? '' } as const,
              dated(date),
            ]),
          },
        ]
      : []),
    ...vetsPart(vets, lang),
    contactsPart(lang),
  ];
}
