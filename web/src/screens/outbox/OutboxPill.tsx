import './outbox-pill.css';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useWord, useTexts } from '../../i18n/use-texts.ts';
import { linkTo, outboxPage } from '../../screens.ts';
import { waitingMarkContent } from '../../shared/queries/waiting-mark.ts';
import { Link } from '../../ui/Link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { pillTexts } from './pill-texts.ts';
import { useOutboxStatus, type Batch, type OutboxStatus } from './use-batch.ts';
import { useOutboxEvents } from './use-outbox-events.ts';
import { WaitingWords } from './WaitingWords.tsx';

waitingMarkContent.set(WaitingWords);

const icons = { away: CloudOff, waiting: CloudOff, sending: RefreshCw, parked: CircleAlert };
/** More than these are not counted out: there is no room. */
const most = 99;

/** State of the connection and of the entries that wait for it, with the way to their list; absent when all is sent. */
export function OutboxPill() {
  const t = useTexts(pillTexts);
  useOutboxEvents();
  const onDone = ({ isBack, sent }: Batch) => {
    const said = t.sent({ count: sent });
    toast.success(isBack ? t.backAndSent({ back: t.back, sent: said }) : said, undefined, 'outbox');
  };
  const status = useOutboxStatus({ onDone });
  const said = useSaid()(status);
  const name = useWord(outboxPage.word);
  const { state } = status;
  const Icon = state !== 'none' && icons[state];
  const count = 'count' in status ? (state === 'sending' ? status.count - status.sent : status.count) : 0;
  return (
    <>
      {/* Steps of the sending are not read out one by one. */}
      <span className="sr" role="status">
        {state === 'sending' ? '' : said}
      </span>
      {Icon && (
        <Link to={linkTo(outboxPage)} className="unsent-pill" data-state={state} aria-label={`${said}. ${name}`}>
          <Icon size={20} aria-hidden="true" />
          <span className="unsent-words" aria-hidden="true">
            {said}
          </span>
          {count > 0 && (
            <b dir="ltr" aria-hidden="true">
              {count > most ? `${most}+` : count}
            </b>
          )}
        </Link>
      )}
    </>
  );
}

function useSaid() {
  const t = useTexts(pillTexts);
  return (status: OutboxStatus) => {
    switch (status.state) {
      case 'none':
        return '';
      case 'away':
        return t.away;
      case 'waiting':
        return t.waiting(status);
      case 'sending':
        return t.sending({ sent: status.sent, total: status.count });
      case 'parked':
        return t.parked;
    }
  };
}
