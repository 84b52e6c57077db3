import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { isOver } from '../calendar-entries.ts';
import type { EntryActions } from '../entry-actions.ts';

/** Number of dots that fit under a day. */
const most = 3;

/** Dots for the pets that have entries on a day, used when there is no room for more. */
export function PetDots({ entries, petOf }: { entries: readonly CalendarEntry[] } & Pick<EntryActions, 'petOf'>) {
  const open = entries.filter((entry) => !isOver(entry));
  const hues = [...new Set(open.map(({ petIds }) => petOf(petIds[0]!)?.hue ?? 'sage'))].slice(0, most);
  return (
    <span className="cld-dots" aria-hidden="true">
      {hues.map((hue) => (
        <i key={hue} data-hue={hue} />
      ))}
    </span>
  );
}
