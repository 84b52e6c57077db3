import { nounOf, targetOf } from '../../lib/offline/outbox/changes-that-wait.ts';
import type { OutboxEntry } from '../../lib/offline/outbox/entry.ts';
import { linkTo, screens } from '../../screens.ts';
import { itemLinks } from '../../shared/list/item-links.ts';

/** Address of the form in which what an entry says is edited; none for presses, files and deletions. */
export function editLink(entry: OutboxEntry): string | undefined {
  const kind = targetOf(entry)?.kind;
  const noun = nounOf(entry.url);
  if ((kind !== 'create' && kind !== 'update') || noun === undefined) return undefined;
  const fields = { ...entry.base, ...entry.body } as { petId?: string; measureId?: string };
  // Its page has other parts, which a record has on the server alone.
  if (noun === 'medicalRecords') return linkTo(screens.medicalRecords, { open: entry.item });
  return itemLinks[noun as keyof typeof itemLinks]?.(
    {
      id: entry.item,
      petId: fields.petId ?? null,
      ...(fields.measureId !== undefined && { measureId: fields.measureId }),
    },
    true,
  );
}

/** Resources whose form opens with a refused edit over the row that stands by now. */
export const isCompared = (entry: OutboxEntry) =>
  targetOf(entry)?.kind === 'update' && !['measurements', 'doses'].includes(nounOf(entry.url) ?? '');
