import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { timeFromNow } from '../../../features/medicines/time-from-now.ts';
import { useGivers } from '../../../features/medicines/use-givers.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { todayTexts } from './today-texts.ts';
import type { DoneByOther as Done } from './use-held-rows.ts';

/** Line of a row that somebody else has just ticked; it is read out, too. */
export function DoneByOther({ reminder: { title, source }, done: { by, at } }: { reminder: Reminder; done: Done }) {
  const t = useTexts(todayTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const name = useGivers()(by)?.short;
  // The minute that is shown began before it.
  const ago = timeFromNow(at, Math.max(now, Date.parse(at)), lang);
  return (
    <>
      {name !== undefined && <span>{(source === 'medicines' ? t.givenBy : t.doneBy)({ name })}</span>}
      <span>{ago ?? t.now}</span>
      <span className="sr" role="status">
        {name !== undefined && t.saidDoneBy({ title, name })}
      </span>
    </>
  );
}
