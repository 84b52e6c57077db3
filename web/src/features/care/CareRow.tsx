import { useEffect, useRef } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import EyeOff from 'lucide-react/icons/eye-off';
import FileCheck from 'lucide-react/icons/file-check';
import Repeat from 'lucide-react/icons/repeat';
import Scale from 'lucide-react/icons/scale';
import SkipForward from 'lucide-react/icons/skip-forward';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { CarePlanItem } from '@tzemed/contract/care/care';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { type MenuItem, MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { careIcon } from './care-icons.ts';
import { dueText } from './due-text.ts';
import { careTexts } from './texts.ts';

/** Requests of a row. */
export type CareAsk =
  | 'done'
  | 'tick'
  | 'book'
  | 'postpone'
  | 'interval'
  | 'skip'
  | 'off'
  | 'exempt'
  | 'endPostponement'
  | 'remove';
export type OnAsk = (ask: CareAsk, item: CarePlanItem) => void;

type Props = {
  item: CarePlanItem;
  today: string;
  /** Undefined for whoever may only look. */
  onAsk?: OnAsk | undefined;
  /** Appointments may be entered. */
  mayBook: boolean;
};

export const rowIdOf = ({ key, step }: Pick<CarePlanItem, 'key' | 'step'>) => `care-${key}-${step}`;

/** A row of the plan: what, when, why, where that is written, and what can be done. */
export function CareRow({ item, today, onAsk, mayBook }: Props) {
  const t = useTexts(careTexts);
  const f = useFormats();
  const menu = useRef<HTMLButtonElement>(null);
  const { title, kind, state, why, sources, interval, postponedUntil, isOptional, due } = item;
  const { text, more, tone } = dueText(item, today, t, f);
  const isNow = state === 'now';
  // A vaccine whose window is not open yet is booked first.
  const isBooked = isNow && mayBook && item.isVaccine && due?.from != null && due.from > today;
  const waits = due?.after != null || isOptional;
  const items: MenuItem[] = onAsk
    ? [
        ...(!isNow && !waits
          ? [{ icon: Check, label: t.done, onPress: () => onAsk(item.writesRecord ? 'done' : 'tick', item) }]
          : []),
        ...(mayBook && item.isVaccine && !isBooked
          ? [{ icon: CalendarPlus, label: t.book, onPress: () => onAsk('book', item) }]
          : []),
        ...(isBooked ? [{ icon: Check, label: t.done, onPress: () => onAsk('done', item) }] : []),
        ...(postponedUntil
          ? [{ icon: Undo2, label: t.endPostponement, onPress: () => onAsk('endPostponement', item) }]
          : []),
        ...((!isNow || isBooked) && !waits
          ? [{ icon: SkipForward, label: t.postpone, onPress: () => onAsk('postpone', item) }]
          : []),
        ...(interval.usual || interval.own
          ? [{ icon: Repeat, label: t.interval, onPress: () => onAsk('interval', item) }]
          : []),
        ...(isNow && kind !== 'law' ? [{ icon: SkipForward, label: t.skip, onPress: () => onAsk('skip', item) }] : []),
        ...(kind === 'law' ? [{ icon: FileCheck, label: t.exempt, onPress: () => onAsk('exempt', item) }] : []),
        kind === 'own'
          ? { icon: Trash2, label: t.removeOwn, isApart: true, isDanger: true, onPress: () => onAsk('remove', item) }
          : { icon: EyeOff, label: t.notOurs, isApart: true, onPress: () => onAsk('off', item) },
      ]
    : [];

  const place = useRef<HTMLElement>(null);
  const keys = useRef<{ done: () => void; postpone: () => void } | null>(null);
  useEffect(() => {
    keys.current =
      onAsk && !waits
        ? { done: () => onAsk(item.writesRecord ? 'done' : 'tick', item), postpone: () => onAsk('postpone', item) }
        : null;
  });
  useEffect(() => {
    const row = place.current!;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === 'KeyE' && keys.current) keys.current.done();
      else if (event.code === 'KeyS' && keys.current) keys.current.postpone();
      else if (event.key === 'Enter' && event.target === row) menu.current?.click();
      else return;
      event.preventDefault();
    }
    row.addEventListener('keydown', onKeyDown);
    return () => row.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <article ref={place} className="care" data-tone={tone} id={rowIdOf(item)} tabIndex={-1} aria-label={title}>
      <RowIcon icon={careIcon(item)} />
      <h3>
        <bdi>{title}</bdi>{' '}
        <Badge tone={kind === 'law' ? 'info' : 'plain'}>
          {kind === 'law' && <Scale size={14} aria-hidden="true" />}
          {t[kind]}
        </Badge>
        {interval.own && kind !== 'own' && <Badge>{t.ownInterval}</Badge>}
        {isOptional && <Badge>{t.optional}</Badge>}
      </h3>
      <p className="care-due" data-tone={tone}>
        {text}
        {more && <span> · {more}</span>}
        {postponedUntil && <span> · {t.postponed({ day: f.day(postponedUntil) })}</span>}
      </p>
      <p className="care-why">
        {why}{' '}
        {sources.map(({ name, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
            <ExternalLink size={13} aria-label={t.opensTab} />
          </a>
        ))}
      </p>
      {onAsk && (
        <div className="care-acts">
          {isBooked && (
            <button
              type="button"
              className="btn line sm"
              aria-label={t.bookOf({ title })}
              onClick={() => onAsk('book', item)}
            >
              <CalendarPlus size={16} aria-hidden="true" />
              {t.book}
            </button>
          )}
          {isNow && !isBooked && (
            <>
              <button
                type="button"
                className="btn sm"
                aria-keyshortcuts="E"
                aria-label={t.doneOf({ title })}
                onClick={() => onAsk(item.writesRecord ? 'done' : 'tick', item)}
              >
                <Check size={16} aria-hidden="true" />
                {t.done}
              </button>
              <button
                type="button"
                className="btn line sm"
                aria-keyshortcuts="S"
                aria-label={t.postponeOf({ title })}
                onClick={() => onAsk('postpone', item)}
              >
                {t.postpone}
              </button>
            </>
          )}
          <MoreMenu label={t.actionsOf({ title })} items={items} ref={menu} />
        </div>
      )}
    </article>
  );
}
