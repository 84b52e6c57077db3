import type { Lang } from '@tzemed/contract/text/languages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { givenOf, recordsPart, type RecordRow, shekels } from './record-sheet.ts';
import { type Cell, dated, type Part, type PetRow } from './sheet-data.ts';
import { printTexts } from './texts.ts';

/** A paper of what is claimed, as it goes in, or why it does not. */
export type ClaimPaper = {
  readonly name: string;
  /** Item of the attachment; null if it belongs to the claim itself. */
  readonly of: { readonly date: string; readonly description: string } | null;
  readonly pages: number | 'locked' | 'unreadable' | 'tooLarge';
};

/** Parts of a claim for the insurer, without the user's own notes. */
export function claimParts(
  pet: Pick<PetRow, 'insurer' | 'policyNumber' | 'insuranceRenewal'>,
  oldestFirst: readonly RecordRow[],
  papers: readonly ClaimPaper[],
  lang: Lang,
): Part[] {
  const t = wordsIn(printTexts, lang);
  const treatments = recordsPart(oldestFirst, { lang, withPet: false, withCost: true, more: givenOf });
  return [
    {
      title: t.policy,
      columns: [{ title: t.insurer, wide: true }, { title: t.policyNumber, wide: true }, { title: t.renewal }],
      // Unknown values stay empty, to be filled in by hand.
      rows: [
        [
          { as: 'strong', text: pet.insurer ?? '' },
          { as: 'strong', text: pet.policyNumber ?? '' },
          pet.insuranceRenewal ? dated(pet.insuranceRenewal) : '',
        ],
      ],
    },
    { ...treatments, title: t.claimed },
    ...enclosedParts(papers, { of: t.ofTreatment, none: t.noPapers }, lang),
  ];
}

type Claim = {
  readonly claim: {
    readonly insurer: string;
    readonly policyNumber: string | null;
    readonly reference: string | null;
  };
  readonly spent: readonly {
    readonly date: string;
    readonly description: string;
    /** Agorot. */
    readonly amount: number;
  }[];
  readonly records: readonly RecordRow[];
  readonly papers: readonly ClaimPaper[];
};

/** The same of a claim that is kept: what was paid stands by itself, what for beside it. */
export function packParts({ claim, spent, records, papers }: Claim, lang: Lang): Part[] {
  const t = wordsIn(printTexts, lang);
  const treatments = recordsPart(records, { lang, withPet: false, withCost: false, more: givenOf });
  const sum = spent.reduce((all, { amount }) => all + amount, 0);
  return [
    {
      title: t.policy,
      columns: [
        { title: t.insurer, wide: true },
        { title: t.policyNumber, wide: true },
        ...(claim.reference === null ? [] : [{ title: t.claimReference, wide: true }]),
      ],
      // Unknown values stay empty, to be filled in by hand.
      rows: [
        [claim.insurer, claim.policyNumber ?? '', ...(claim.reference === null ? [] : [claim.reference])].map(
          (text): Cell => ({ as: 'strong', text }),
        ),
      ],
    },
    spent.length > 0
      ? {
          title: t.claimedExpenses,
          columns: [{ title: t.date }, { title: t.paidFor, wide: true }, { title: t.sum }],
          rows: [
            ...spent.map(({ date, description, amount }): Cell[] => [
              dated(date),
              { as: 'two', text: description, more: '' },
              shekels(amount),
            ]),
            [{ as: 'strong', text: t.total }, '', { as: 'strong', text: shekels(sum) }],
          ],
        }
      : { title: t.claimedExpenses, lines: [t.nothingClaimed] },
    ...(records.length > 0 ? [{ ...treatments, title: t.claimed }] : []),
    ...enclosedParts(papers, { of: t.paperOf, none: t.noPapersOfClaim }, lang),
  ];
}

type Words = { readonly of: string; readonly none: string };

/** Lists of the enclosed attachments, and of those to be sent separately. */
function enclosedParts(papers: readonly ClaimPaper[], words: Words, lang: Lang): Part[] {
  const t = wordsIn(printTexts, lang);
  const thing = (of: ClaimPaper['of']): Cell =>
    of ? { as: 'two', text: dated(of.date), more: of.description } : t.theClaim;
  const enclosed = papers.filter(({ pages }) => typeof pages === 'number');
  const leftOut = papers.flatMap(({ pages, ...paper }) =>
    typeof pages === 'number' ? [] : [{ ...paper, why: pages }],
  );
  return [
    enclosed.length > 0
      ? {
          title: t.enclosed,
          columns: [
            { title: t.enclosure },
            { title: t.paper, wide: true },
            { title: words.of, wide: true },
            { title: t.pages },
          ],
          rows: enclosed.map(({ name, of, pages }, place) => [
            String(place + 1),
            { as: 'strong', text: name },
            thing(of),
            String(pages),
          ]),
        }
      : { title: t.enclosed, lines: [words.none] },
    ...(leftOut.length > 0
      ? [
          {
            title: t.leftOut,
            columns: [{ title: t.paper, wide: true }, { title: words.of, wide: true }, { title: t.why }],
            rows: leftOut.map(({ name, of, why }): Cell[] => [
              { as: 'strong', text: name },
              thing(of),
              { as: 'badge', tone: 'warn', text: t[why] },
            ]),
          },
        ]
      : []),
  ];
}
