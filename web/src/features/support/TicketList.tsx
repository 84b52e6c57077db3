import Plus from 'lucide-react/icons/plus';
import { greetingName } from '@tzemed/contract/account/greeting-name';
import type { SupportTicket } from '@tzemed/contract/site/support-tickets';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, linkToTicket, newTicketPage } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { SkeletonLine } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { uiTexts } from '../../ui/texts.ts';
import { ticketsAtOnce, type useTickets } from './api.ts';
import { TicketStateBadge } from './TicketStateBadge.tsx';
import { supportTexts } from './texts.ts';
import { useListTime } from './ticket-times.ts';

type Props = {
  which: 'open' | 'closed';
  onWhich: (which: 'open' | 'closed') => void;
  page: number;
  onPage: (page: number) => void;
  load: ReturnType<typeof useTickets>;
  /** The one that is open beside it. */
  openId: string;
  /** Keeps the tab and the page in the addresses of its rows. */
  search: string;
};

/** Tickets of the user: the open and the closed ones. */
export function TicketList({ which, onWhich, page, onPage, load, openId, search }: Props) {
  const t = useTexts(supportTexts);
  const { data } = load;
  const tabs = [
    { id: 'open', label: t.open },
    { id: 'closed', label: t.closedOnes },
  ] as const;
  return (
    <section className="card supp-list" aria-labelledby="supp-list">
      <header>
        <h2 id="supp-list">{t.tickets}</h2>
        <Link className="btn sm" to={linkTo(newTicketPage)}>
          <Plus size={16} aria-hidden="true" />
          {useWord(newTicketPage.word)}
        </Link>
      </header>
      <Tabs label={t.which} items={tabs} selected={which} onSelect={onWhich}>
        <div className="supp-rows" aria-busy={load.isBetween}>
          <LoadBanner load={load} />
          {load.isPending && <RowBones />}
          {data && data.total === 0 && <p className="muted supp-none">{which === 'open' ? t.noOpen : t.noClosed}</p>}
          {data && data.tickets.length > 0 && (
            <ul>
              {data.tickets.map((ticket) => (
                <Row key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} search={search} />
              ))}
            </ul>
          )}
          {data && <Pager page={page} limit={ticketsAtOnce} total={data.total} onPage={onPage} />}
        </div>
      </Tabs>
    </section>
  );
}

type RowProps = { ticket: SupportTicket; isOpen: boolean; search: string };

function Row({ ticket: { id, subject, state, last, unread, updatedAt }, isOpen, search }: RowProps) {
  const t = useTexts(supportTexts);
  const when = useListTime();
  const who = last.from === 'person' ? t.you : greetingName({ name: last.name });
  return (
    <li>
      <Link className="supp-row" to={linkToTicket(id) + search} aria-current={isOpen ? 'true' : undefined}>
        <span className="supp-line">
          <b>
            <bdi>{subject}</bdi>
          </b>
          {unread > 0 && (
            <span className="supp-dot">
              <span className="sr">{t.unread}</span>
            </span>
          )}
        </span>
        <span className="supp-last">
          <bdi>{t.saidBy({ who })}</bdi> <bdi>{last.text}</bdi>
        </span>
        <span className="supp-line">
          <TicketStateBadge state={state} />
          <time dateTime={updatedAt} className="num">
            {when(updatedAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** Rows that are still to come. */
function RowBones() {
  const t = useTexts(uiTexts);
  return (
    <>
      <p className="sr" role="status">
        {t.loading}
      </p>
      <div aria-hidden="true">
        {[18, 14, 16].map((width) => (
          <div key={width} className="supp-row">
            <SkeletonLine width={width} />
            <SkeletonLine width={22} />
            <SkeletonLine width={9} />
          </div>
        ))}
      </div>
    </>
  );
}
