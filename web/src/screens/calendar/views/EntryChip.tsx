import type { KeyboardEvent } from 'react';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { sourceTexts } from '../../../features/reminders/list/source-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { entryKey } from '../calendar-entries.ts';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';

/** True when the key M was pressed, also on a Hebrew or Arabic keyboard, which types another letter with it. */
export const isMoveKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (code === 'KeyM' || key.toLowerCase() === 'm') && !ctrlKey && !metaKey && !altKey;

type Props = {
  entry: CalendarEntry;
  ways: EntryActions;
  /** Reached by Tab; the others by the keys of their grid. */
  isInReach: boolean;
};

/** Accessible name of an entry. */
export function useEntryName() {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const sources = useTexts(sourceTexts);
  return ({ kind, time, title, petNames, status, isPlanned, source }: CalendarEntry) =>
    f.series([
      time ? `${time} ${title}` : title,
      f.list(petNames),
      t[kind],
      ...(source ? [sources[source]] : []),
      ...(status === 'open' ? (isPlanned ? [t.planned] : []) : [t[status]]),
    ]);
}

/** Entry in a grid: its pet, hour and title. */
export function EntryChip({ entry, ways, isInReach }: Props) {
  const nameOf = useEntryName();
  const { petOf, onOpen, onMove, drag } = ways;
  const { kind, status, time, title, petIds, isPlanned } = entry;
  const pet = petOf(petIds[0]!);
  const key = entryKey(entry);
  const { dragged } = drag;
  const isDragged = dragged !== null && entryKey(dragged.entry) === key;
  return (
    <button
      type="button"
      className="cld-ev"
      data-entry={key}
      data-hue={pet?.hue ?? 'sage'}
      data-kind={kind}
      data-status={status}
      data-planned={isPlanned || undefined}
      data-dragged={isDragged || undefined}
      aria-keyshortcuts="M"
      tabIndex={isInReach ? 0 : -1}
      onClick={() => onOpen(entry)}
      onKeyDown={(event) => {
        if (!isMoveKey(event)) return;
        event.preventDefault();
        onMove(entry);
      }}
      {...drag.source(entry)}
    >
      {pet && <PetPortrait pet={pet} size={22} />}
      <span className="sr">{nameOf(entry)}</span>
      <span className="cld-words" aria-hidden="true">
        {time && <b className="num">{time}</b>}
        <bdi>{title}</bdi>
      </span>
    </button>
  );
}
