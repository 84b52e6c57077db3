import { type PlanItem, remindersOf } from './care-plan.ts';
import { isOfRecords } from './match-record.ts';

type Given = {
  readonly today: string;
  /** Day of what nobody knows a day of; undefined if the plan makes no reminders. */
  readonly since: string | undefined;
};

/**
 * The plan for somebody who may see reminders, and neither records nor values. An item that they bear on is what its
 * reminder says, or absent without one: whether there are records, and of which days, follows from nothing else.
 */
export function planWithoutRecords(items: readonly PlanItem[], { today, since }: Given): PlanItem[] {
  const dayOf = new Map((since ? remindersOf(items, since) : []).map(({ item, on }) => [item, on]));
  return items.flatMap((item): PlanItem[] => {
    const { key, state, isOld, kind } = item;
    if (!isOfRecords(key)) return [item];
    const bare: PlanItem = {
      ...item,
      why: { code: state === 'off' ? 'off' : 'offered' },
      last: null,
      isDoubtful: isOld && kind === 'law',
    };
    if (state === 'option' || state === 'off') return [bare];
    const day = dayOf.get(item);
    if (day === undefined) return [];
    return [{ ...bare, state: day <= today ? 'now' : 'later', due: { day, from: null, to: null, after: null } }];
  });
}
