import { useId } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type Control, useWatch } from 'react-hook-form';
import { addDays } from '@tzemed/contract/dates/days';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { upcomingPayments } from './upcoming-payments.ts';
import { planFormTexts } from './form-texts.ts';
import type { PlanValues } from './plan-form.ts';
import { formatPlanInterval } from './format-plan-interval.ts';
import { planCardTexts } from './texts.ts';
import { usePausedReason } from './use-paused-reason.ts';
import { useIsCreatedToday } from './use-is-created-today.ts';

/** Next days of the plan as typed so far, each with its price. */
export function UpcomingPayments({ control, isNew }: { control: Control<PlanValues>; isNew: boolean }) {
  const t = useTexts(planFormTexts);
  const card = useTexts(planCardTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const id = useId();
  const today = useToday();
  const isWritten = useIsCreatedToday(control, isNew);
  const rests = usePausedReason(control);
  const ahead = upcomingPayments(useWatch({ control }), isWritten ? addDays(today, 1) : today);
  if (!ahead) return null;
  const { series, days, lastOn, isMore } = ahead;
  const every = formatPlanInterval(series, lang);
  const rest = lastOn ? t.until({ every, day: f.fullDay(lastOn) }) : t.forEver({ every });
  return (
    <div className="plan-ahead" role="group" aria-labelledby={id}>
      <CalendarClock size={20} aria-hidden="true" />
      <div>
        <b id={id}>{t.ahead}</b>
        {days.length === 0 && <p>{t.nothing}</p>}
        {days.length > 0 && rests && <p>{card[rests]}</p>}
        {days.length > 0 && !rests && (
          <ul>
            {days.map(({ day, amount }) => (
              <li key={day}>
                <span>{f.fullDay(day)}</span> <b className="num">{f.ils(amount)}</b>
              </li>
            ))}
          </ul>
        )}
        {isMore && !rests && <p>{rest}</p>}
      </div>
    </div>
  );
}
