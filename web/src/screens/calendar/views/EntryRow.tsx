import Check from 'lucide-react/icons/check';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { sourceTexts } from '../../../features/reminders/list/source-texts.ts';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChangeBadge } from '../../../shared/queries/ChangeBadge.tsx';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { VetContactLinks } from '../../../shared/vets/VetContactLinks.tsx';
import { isOver, entryKey, isTickable, whyFixed } from '../calendar-entries.ts';
import { isMoveKey, useEntryName } from './EntryChip.tsx';
import { calendarTexts } from '../texts.ts';
import type { EntryActions } from '../entry-actions.ts';

/** A thing under the heading of its day: when, whose, what; it is opened, ticked off, or taken by its grip to another day. */
export function EntryRow({ entry, ways }: { entry: CalendarEntry; ways: EntryActions }) {
  const t = useTexts(calendarTexts);
  const { petOf, onOpen, onTick, onMove, drag } = ways;
  const { id, kind, status, time, title, petIds, isClinic, vetName, place } = entry;
  const nameOf = useEntryName();
  const pet = petOf(petIds[0]!);
  const key = entryKey(entry);
  const row = `row ${key}`;
  const { dragged } = drag;
  const isDragged = dragged !== null && entryKey(dragged.entry) === key;
  return (
    <li
      className="cld-row"
      data-hue={pet?.hue ?? 'sage'}
      data-kind={kind}
      data-status={status}
      data-dragged={isDragged || undefined}
    >
      <span className="cld-tile num">
        {petIds.slice(0, 2).map((one) => {
          const each = petOf(one);
          return each && <PetPortrait key={one} pet={each} size={36} />;
        })}
        {time}
      </span>
      <div className="cld-body">
        <ChangeBadge id={id} />
        <button
          type="button"
          className="cld-open"
          data-entry={row}
          aria-label={nameOf(entry)}
          aria-keyshortcuts="M"
          onClick={() => onOpen(entry)}
          onKeyDown={(event) => {
            if (!isMoveKey(event)) return;
            event.preventDefault();
            onMove(entry, row);
          }}
        >
          <bdi>{title}</bdi>
        </button>
        <About entry={entry} />
        {isClinic && !isOver(entry) && (vetName || place) && (
          <VetContactLinks of={{ petId: petIds[0]!, vetName, place }} />
        )}
      </div>
      {isTickable(entry) && (
        <button
          type="button"
          className="cld-tick"
          aria-label={t.tick({ title })}
          title={t.tick({ title })}
          onClick={() => onTick(entry)}
        >
          <Check size={20} aria-hidden="true" />
        </button>
      )}
      {!whyFixed(entry) && (
        <button
          type="button"
          className="cld-grip icon-btn"
          aria-label={t.grip({ title })}
          onClick={() => onMove(entry, row)}
          {...drag.source(entry)}
        >
          <GripVertical size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Further details of an entry, as many as fit in a line. */
function About({ entry }: { entry: CalendarEntry }) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const sources = useTexts(sourceTexts);
  const { status, repeat, isPlanned, kind, place, notes, assigneeId, source } = entry;
  const said = [
    source ? sources[source] : undefined,
    status === 'open' ? undefined : t[status],
    kind === 'followUp' ? t.followUp : undefined,
    isPlanned ? t.planned : repeat && formatRepeat(repeat, lang),
    place,
    notes,
  ].filter(Boolean);
  return (
    <small>
      {said.map((one, index) => (
        <span key={one}>
          {index > 0 && ' · '}
          <bdi>{one}</bdi>
        </span>
      ))}
      {assigneeId && <Assignee id={assigneeId} isFirst={said.length === 0} />}
    </small>
  );
}

function Assignee({ id, isFirst }: { id: string; isFirst: boolean }) {
  const name = usePeople().nameOf(id);
  return (
    name && (
      <span>
        {!isFirst && ' · '}
        <bdi>{name}</bdi>
      </span>
    )
  );
}
