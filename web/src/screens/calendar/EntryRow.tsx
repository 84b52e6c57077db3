import Check from 'lucide-react/icons/check';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CalendarEntry } from '@tzemed/contract/calendar';
import { sayRepeat } from '@tzemed/contract/say-repeat';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { News } from '../../shared/News.tsx';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { usePeople } from '../../shared/use-people.ts';
import { VetWays } from '../../shared/vets/VetWays.tsx';
import { isOver, keyOf, whyFixed } from './entries.ts';
import { isMoveKey, useEntryName } from './EventChip.tsx';
import { calendarTexts } from './texts.ts';
import type { Ways } from './ways.ts';

/** A thing under the heading of its day: when, whose, what; it is opened, ticked off, or taken by its grip to another day. */
export function EntryRow({ entry, ways }: { entry: CalendarEntry; ways: Ways }) {
  const t = useTexts(calendarTexts);
  const { petOf, onOpen, onTick, move, drag } = ways;
  const { id, kind, noun, status, time, title, petIds, isPlanned, isClinic, vetName, place, mayEdit } = entry;
  const nameOf = useEntryName();
  const pet = petOf(petIds[0]!);
  const key = keyOf(entry);
  const row = `row ${key}`;
  const isLifted = move.lifted !== null && keyOf(move.lifted.entry) === key;
  return (
    <li
      className="cld-row"
      data-hue={pet?.hue ?? 'sage'}
      data-kind={kind}
      data-status={status}
      data-lifted={isLifted || undefined}
    >
      <span className="cld-tile num">
        {petIds.slice(0, 2).map((one) => {
          const each = petOf(one);
          return each && <PetPortrait key={one} pet={each} size={36} />;
        })}
        {time}
      </span>
      <div className="cld-body">
        <News id={id} />
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
            move.lift(entry, 'keys', row);
          }}
        >
          <bdi>{title}</bdi>
        </button>
        <About entry={entry} />
        {isClinic && !isOver(entry) && (vetName || place) && <VetWays of={{ petId: petIds[0]!, vetName, place }} />}
      </div>
      {noun === 'reminders' && mayEdit && !isPlanned && status === 'open' && (
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
          onPointerDown={drag.hold(entry, true)}
          onClick={() => move.lift(entry, 'keys', row)}
        >
          <GripVertical size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** What else is known of it, as much as fits in a line. */
function About({ entry }: { entry: CalendarEntry }) {
  const t = useTexts(calendarTexts);
  const { lang } = useLanguage();
  const { status, repeat, isPlanned, kind, place, notes, assigneeId } = entry;
  const said = [
    status === 'open' ? undefined : t[status],
    kind === 'followUp' ? t.followUp : undefined,
    isPlanned ? t.planned : repeat && sayRepeat(repeat, lang),
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
