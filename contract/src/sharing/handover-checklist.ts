import type { Species } from '../pets/pets.ts';

/** Something to do when an animal changes homes. Its words are the screens'. */
export type ChecklistItem = {
  readonly id: string;
  /** Species that the item applies to; all when missing. */
  readonly species?: readonly Species[];
  /** Time of the item: at the handover itself, by law within `days` of it, or later. */
  readonly when: 'now' | 'law' | 'later';
  readonly law?: {
    readonly days: number;
    /** The template that also makes a reminder of it. */
    readonly rule: string;
    readonly source: string;
    /** Day on which the source was last read. */
    readonly asOf: string;
  };
};

/**
 * Items in display order. Only legal duties have `law`: the Dog Supervision Law requires a change of owner to be
 * reported to the municipal veterinarian, who keeps the registry.
 */
export const handoverChecklist = [
  { id: 'vaccinationBook', when: 'now' },
  { id: 'clinic', when: 'now' },
  {
    id: 'reportOwner',
    species: ['dog'],
    when: 'law',
    law: {
      days: 7,
      rule: 'il_report_change',
      source: 'https://beer-tuvia.org.il/חוק-פיקוח-כלבים-מעודכן',
      asOf: '2026-11-21',
    },
  },
  { id: 'chip', species: ['dog', 'cat'], when: 'later' },
  { id: 'licence', species: ['dog'], when: 'later' },
  { id: 'insurance', when: 'later' },
] as const satisfies readonly ChecklistItem[];

export type ChecklistId = (typeof handoverChecklist)[number]['id'];

export const checklistIds = handoverChecklist.map(({ id }) => id) as [ChecklistId, ...ChecklistId[]];

/** Checklist items for an animal of this species. */
export const checklistOf = (species: Species) =>
  (handoverChecklist as readonly (ChecklistItem & { readonly id: ChecklistId })[]).filter(
    (item) => item.species?.includes(species) ?? true,
  );
