import type { Lang } from '@tzemed/contract/languages';
import { wordsIn } from '@tzemed/contract/texts';
import { givenOf, recordsPart, type RecordRow } from './records.ts';
import { type Cell, dated, type Part, type PetRow } from './sheet.ts';
import { printTexts } from './texts.ts';

/** A paper of what is claimed, as it goes in, or why it does not. */
export type ClaimPaper = {
  readonly name: string;
  readonly record: Pick<RecordRow, 'date' | 'description'>;
  readonly pages: number | 'locked' | 'unreadable' | 'tooLarge';
};

/** What an insurer reads of a claim. What was noted for oneself is none of it. */
export function claimParts(
  pet: Pick<PetRow, 'insurer' | 'policyNumber' | 'insuranceRenewal'>,
  oldestFirst: readonly RecordRow[],
  papers: readonly ClaimPaper[],
  lang: Lang,
): Part[] {
  const t = wordsIn(printTexts, lang);
  const treatments = recordsPart(oldestFirst, { lang, withPet: false, withCost: true, more: givenOf });
  const treatment = ({ date, description }: ClaimPaper['record']): Cell => ({
    as: 'two',
    text: dated(date),
    more: description,
  });
  const enclosed = papers.filter(({ pages }) => typeof pages === 'number');
  const leftOut = papers.flatMap(({ pages, ...paper }) =>
    typeof pages === 'number' ? [] : [{ ...paper, why: pages }],
  );
  return [
    {
      title: t.policy,
      columns: [{ title: t.insurer, wide: true }, { title: t.policyNumber, wide: true }, { title: t.renewal }],
      // What is not known is filled in by hand.
      rows: [
        [
          { as: 'strong', text: pet.insurer ?? '' },
          { as: 'strong', text: pet.policyNumber ?? '' },
          pet.insuranceRenewal ? dated(pet.insuranceRenewal) : '',
        ],
      ],
    },
    { ...treatments, title: t.claimed },
    enclosed.length > 0
      ? {
          title: t.enclosed,
          columns: [
            { title: t.enclosure },
            { title: t.paper, wide: true },
            { title: t.ofTreatment, wide: true },
            { title: t.pages },
          ],
          rows: enclosed.map(({ name, record, pages }, place) => [
            String(place + 1),
            { as: 'strong', text: name },
            treatment(record),
            String(pages),
          ]),
        }
      : { title: t.enclosed, lines: [t.noPapers] },
    ...(leftOut.length > 0
      ? [
          {
            title: t.leftOut,
            columns: [{ title: t.paper, wide: true }, { title: t.ofTreatment, wide: true }, { title: t.why }],
            rows: leftOut.map(({ name, record, why }): Cell[] => [
              { as: 'strong', text: name },
              treatment(record),
              { as: 'badge', tone: 'warn', text: t[why] },
            ]),
          },
        ]
      : []),
  ];
}
