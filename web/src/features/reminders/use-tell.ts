import { useQueryClient } from '@tanstack/react-query';
import type { Reminder } from '@tzemed/contract/reminders';
import { dayOf } from '@tzemed/contract/days';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isolate } from '../../lib/isolate.ts';
import { tellFailure } from '../../lib/query-client.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { currentSession } from '../../lib/session.ts';
import { shortName } from '../../shared/short-name.ts';
import { peopleQuery } from '../../shared/use-people.ts';
import { toast } from '../../ui/toast.ts';
import { completionTexts } from './completion-texts.ts';

/** Tells why something was not done; where somebody else was faster, who that was, and when. */
export function useTell() {
  const t = useTexts(completionTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const today = useToday();
  const queries = useQueryClient();
  return async (error: unknown) => {
    const closed = closedIn(error);
    const at = closed?.completedAt ?? closed?.missedAt;
    const isOwn = closed?.closedBy === currentSession()?.user.id;
    const name =
      closed?.closedBy &&
      !isOwn &&
      (await queries.fetchQuery(peopleQuery).then(
        ({ people }) => shortName(closed.closedBy!, people),
        () => undefined,
      ));
    if (!at || !name) return tellFailure(error, 'change');
    const said = { name: isolate(name, lang), day: f.relativeDay(dayOf(new Date(at)), today), time: f.time(at) };
    return toast.info((closed?.completedAt ? t.fasterDone : t.fasterMissed)(said), undefined, 'change');
  };
}

type Current = { reminder?: Reminder; reminders?: Reminder[] };

/** The reminder that had been closed before, as the refusal describes it. */
function closedIn(error: unknown) {
  if (!(error instanceof ApiError) || !error.code.startsWith('already')) return undefined;
  const { reminder, reminders = [] } = (error.body as { current?: Current }).current ?? {};
  return reminder ?? reminders[0];
}
