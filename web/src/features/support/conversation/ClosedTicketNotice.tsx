import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { linkTo, newTicketPage } from '../../../screens.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Link } from '../../../ui/Link.tsx';
import { supportTexts } from '../texts.ts';

type Props = { reopenUntil: string | null; isBusy: boolean; onReopen: () => void };

/** The end of a closed ticket: the way back while there is one, then the way to another. */
export function ClosedTicketNotice({ reopenUntil, isBusy, onReopen }: Props) {
  const t = useTexts(supportTexts);
  const f = useFormats();
  const now = useMinute();
  const word = useWord(newTicketPage.word);
  if (reopenUntil !== null && Date.parse(reopenUntil) > now)
    return (
      <Banner
        tone="info"
        action={
          <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={() => !isBusy && onReopen()}>
            {t.reopen}
          </button>
        }
      >
        {t.closedUntil({ date: f.fullDay(dayOf(new Date(reopenUntil))) })}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      action={
        <Link className="btn line sm" to={linkTo(newTicketPage)}>
          {word}
        </Link>
      }
    >
      {t.closedForGood}
    </Banner>
  );
}
