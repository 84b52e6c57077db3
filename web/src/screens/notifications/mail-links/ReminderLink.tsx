import './reminder-link.css';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { dayOf } from '@tzemed/contract/dates/days';
import { type LinkedReminder, reminderLinks as table } from '@tzemed/contract/reminders/reminder-links';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { linkTo, screens } from '../../../screens.ts';
import { keepLinkToken } from '../../../shared/mailed-offers/link-token.ts';
import { OfferLinkNotice } from '../../../shared/mailed-offers/OfferLinkNotice.tsx';
import { usePageTitle } from '../../../shell/navigation/use-page-title.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { MailLinkError } from './MailLinkError.tsx';
import { reminderLinkTexts } from './reminder-link-texts.ts';

const calls = callsOf(table);

type Answer = { reminder: LinkedReminder };

/** Page of the buttons in a reminder mail: it shows the reminder, and nothing happens before a button is pressed. */
export function ReminderLink() {
  const t = useTexts(reminderLinkTexts);
  usePageTitle(t.pageTitle);
  const queries = useQueryClient();
  // Read before the address loses its fragment.
  const [isLater] = useState(() => new URLSearchParams(location.hash.slice(1)).has('later'));
  const [which] = useState(() => keepLinkToken<{ token: string }>('reminder', 'token'));
  const key = ['reminderLinks', which?.token];
  const load = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.look({ body: { token: which?.token ?? '' } }, { signal }),
    enabled: which !== null,
    staleTime: 0,
    meta: { quiet: true },
  });
  const act = useMutation({
    mutationFn: (send: (token: string) => Promise<Answer>) => send(which?.token ?? '').catch(asItStands),
    onSuccess: (answer: Answer) => queries.setQueryData(key, answer),
    meta: { quiet: true },
  });
  const failed = act.error ?? load.error;
  if (!which || failed) {
    return (
      <MailLinkError
        error={failed}
        onRetry={() => {
          act.reset();
          void load.refetch();
        }}
      />
    );
  }
  if (!load.data) return <Skeleton />;
  return <Standing reminder={load.data.reminder} isLater={isLater} isBusy={act.isPending} onAct={act.mutate} />;
}

/** Another person was faster: shows the current state. */
function asItStands(error: unknown): Answer {
  const current =
    error instanceof ApiError && error.status === 409 ? (error.body as { current?: Answer }).current : null;
  if (!current) throw error;
  return current;
}

type Props = {
  reminder: LinkedReminder;
  isLater: boolean;
  isBusy: boolean;
  onAct: (send: (token: string) => Promise<Answer>) => void;
};

function Standing({ reminder, isLater, isBusy, onAct }: Props) {
  const t = useTexts(reminderLinkTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const today = useToday();
  const [isPicking, setPicking] = useState(isLater);
  const when = (instant: string) =>
    t.at({
      day: f.relativeDay(dayOf(new Date(instant), reminder.timezone), today),
      time: f.time(instant, reminder.timezone),
    });
  const { title, petNames, date, state, snoozeUntil, closedAt, closedBy, nextDate, mayEdit } = reminder;
  const lead = t.lead({ pet: f.list(petNames.map((name) => isolateDirection(name, lang))), when: when(date) });
  const press = (send: (token: string) => Promise<Answer>) => (isBusy ? undefined : onAct(send));
  const undo = (
    <button type="button" className="btn line" aria-disabled={isBusy} onClick={() => press(reopen)}>
      {t.undo}
    </button>
  );
  const toApp = (
    <a className="btn line" href={linkTo(screens.reminders)}>
      {t.toApp}
    </a>
  );
  if (state === 'completed' || state === 'missed') {
    const by = closedAt && closedBy ? t.byWhom({ name: isolateDirection(closedBy, lang), when: when(closedAt) }) : lead;
    const said = [state === 'completed' ? t.isDone : t.isMissed, by, nextDate && t.next({ when: when(nextDate) })];
    return (
      <OfferLinkNotice
        icon={state === 'completed' ? Check : X}
        tone="info"
        title={title}
        text={said.filter(Boolean).join('. ')}
      >
        {mayEdit && undo}
        {toApp}
      </OfferLinkNotice>
    );
  }
  if (state === 'snoozed' && snoozeUntil)
    return (
      <OfferLinkNotice
        icon={AlarmClock}
        tone="info"
        title={title}
        text={`${lead}. ${t.waits({ when: when(snoozeUntil) })}`}
      >
        {mayEdit && undo}
        {mayEdit && <Done isBusy={isBusy} onPress={() => press(complete)} isSecond />}
        {toApp}
      </OfferLinkNotice>
    );
  return (
    <OfferLinkNotice icon={BellRing} tone="info" title={title} text={mayEdit ? lead : `${lead}. ${t.viewOnly}`}>
      {mayEdit && <Done isBusy={isBusy} onPress={() => press(complete)} />}
      {mayEdit && !isPicking && (
        <button type="button" className="btn line" onClick={() => setPicking(true)}>
          {t.later}
        </button>
      )}
      {mayEdit && isPicking && (
        <Later
          until={reminder.later}
          when={when}
          onPick={(until) => press((token) => calls.snooze({ body: { token, snoozeUntil: until } }))}
        />
      )}
      {!mayEdit && toApp}
    </OfferLinkNotice>
  );
}

const complete = (token: string) => calls.complete({ body: { token } });
const reopen = (token: string) => calls.reopen({ body: { token } });

function Done({ isBusy, onPress, isSecond = false }: { isBusy: boolean; onPress: () => void; isSecond?: boolean }) {
  const t = useTexts(reminderLinkTexts);
  return (
    <button type="button" className={isSecond ? 'btn line' : 'btn'} aria-disabled={isBusy} onClick={onPress}>
      <Check size={18} aria-hidden="true" />
      {t.done}
    </button>
  );
}

type LaterProps = { until: readonly string[]; when: (instant: string) => string; onPick: (until: string) => void };

/** Snooze choices: an hour, or until a given time. */
function Later({ until: choices, when, onPick }: LaterProps) {
  const t = useTexts(reminderLinkTexts);
  return (
    <fieldset className="link-later">
      <legend>{t.later}</legend>
      {choices.map((until, index) => (
        <button key={until} type="button" className="btn line sm" onClick={() => onPick(until)}>
          {index === 0 ? t.inAnHour : t.until({ when: when(until) })}
        </button>
      ))}
    </fieldset>
  );
}
