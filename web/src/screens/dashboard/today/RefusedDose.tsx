import { useEffect, useId, useRef } from 'react';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { doseCalls } from '../../../features/medicines/api.ts';
import { timeFromNow } from '../../../features/medicines/time-from-now.ts';
import { useGivers } from '../../../features/medicines/use-givers.ts';
import { useWhen } from '../../../features/medicines/use-when.ts';
import type { Refusal } from '../../../features/reminders/completion/use-completion.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { newId } from '../../../lib/uuid.ts';
import { useUndoableChange } from '../../../shared/save/use-undoable-change.ts';
import { refusedTexts } from './refused-texts.ts';

type Props = { reminder: Reminder; refusal: Refusal; onRead: () => void };

/** Line of a dose that was not entered: who gave one before, and the way to enter another all the same. */
export function RefusedDose({ reminder, refusal: { by, at }, onRead }: Props) {
  const t = useTexts(refusedTexts);
  const { lang } = useLanguage();
  const when = useWhen();
  const now = useMinute();
  const giver = useGivers()(by);
  const { enter, isBusy } = useExtraDose(reminder);
  const read = useRef<HTMLButtonElement>(null);
  const line = useId();
  // The button that was pressed has gone.
  useEffect(() => read.current?.focus(), []);
  const ago = timeFromNow(at, Math.max(now, Date.parse(at)), lang);
  const instant = when(at, reminder.timezone);
  const said = { when: ago ? t.ago({ when: instant, ago }) : instant };
  const given = giver?.is === 'me' ? t.byYou(said) : giver ? t.by({ ...said, name: giver.short }) : t.bySomebody(said);
  const { petIds, title } = reminder;
  return (
    <span className="today-refused">
      <span id={line}>
        {given} {t.notEntered}
      </span>
      <span>
        <button
          ref={read}
          type="button"
          className="link"
          aria-label={t.understoodNamed({ title })}
          aria-describedby={line}
          onClick={onRead}
        >
          {t.understood}
        </button>
        {/* One more for each of several pets is entered where each has its row. */}
        {petIds.length === 1 && (
          <button
            type="button"
            className="link"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void enter().then(onRead, (error: unknown) => reportFailure(error, 'change'))}
          >
            {t.extra}
          </button>
        )}
      </span>
    </span>
  );
}

/** Enters a dose besides what was given, with undo. */
function useExtraDose({ petId, sourceId, timezone, title }: Reminder) {
  const t = useTexts(refusedTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { act, isBusy } = useUndoableChange('doses');
  // The same for each attempt: a lost answer makes no second dose.
  const pressedAt = useRef<string>(undefined);
  const enter = () => {
    const at = (pressedAt.current ??= new Date().toISOString());
    const dose = { petId, medicineId: sourceId!, outcome: 'given' as const, at, isExtra: true };
    return act({
      about: sourceId!,
      send: () => doseCalls.create({ body: dose }, { newId: newId() }),
      said: () => t.entered({ title: isolateDirection(title, lang), time: f.time(at, timezone) }),
      back: (answer) => doseCalls.remove({ params: { id: answer.dose.id } }),
    });
  };
  return { enter, isBusy };
}
