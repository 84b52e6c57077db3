import './support.css';
import Plus from 'lucide-react/icons/plus';
import { useLocation, useParams } from 'react-router';
import { PetFace } from '../../art/PetFace.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, newTicketPage, screens, supportPage } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { useTicket, useTickets } from './api.ts';
import { Conversation } from './conversation/Conversation.tsx';
import { supportTexts } from './texts.ts';
import { TicketList } from './TicketList.tsx';

/** The page of one's conversations with support: a list and one of them, side by side or one after the other. */
export default function SupportPage() {
  const t = useTexts(supportTexts);
  const { rowId: openId = '' } = useParams();
  const { search } = useLocation();
  const { chosen, page, replace, goTo } = useFilters({ tab: isOneOf(['closed']) });
  const which = chosen.tab ? 'closed' : 'open';
  const load = useTickets(which, page);
  const isBare = which === 'open' && page === 1 && load.data?.total === 0;
  const closed = useTickets('closed', 1, isBare);
  const opened = useTicket(openId);
  const title = useWord(supportPage.word);
  const profile = useWord(screens.profile.word);
  usePageTitle(opened.data?.ticket.subject ?? title);
  if (opened.data === null) return <AppNotFoundPage />;
  const hasNone = isBare && closed.data?.total === 0 && openId === '';
  return (
    <div className="supp-page" data-open={openId !== '' || undefined}>
      <div className="supp-back-home">
        <BackLink to={linkTo(screens.profile)} word={profile} />
      </div>
      {openId !== '' && (
        <div className="supp-back">
          <BackLink to={linkTo(supportPage) + search} word={title} />
        </div>
      )}
      <PageHead title={title} lead={t.lead} />
      {hasNone ? (
        <NoTickets />
      ) : (
        <div className="supp">
          <TicketList
            which={which}
            onWhich={(next) => replace({ tab: next === 'closed' ? next : '' })}
            {...{ page, load, openId, search }}
            onPage={goTo}
          />
          {openId === '' ? (
            <div className="card supp-chat supp-choose">
              <EmptyState art={<PetFace species="bird" hue="butter" size={72} />} title={t.choose} />
            </div>
          ) : (
            <Conversation key={openId} id={openId} load={opened} />
          )}
        </div>
      )}
    </div>
  );
}

function NoTickets() {
  const t = useTexts(supportTexts);
  const word = useWord(newTicketPage.word);
  const write = (
    <Link className="btn" to={linkTo(newTicketPage)}>
      <Plus size={18} aria-hidden="true" />
      {word}
    </Link>
  );
  return (
    <div className="card">
      <EmptyState
        art={<PetFace species="bird" hue="butter" size={92} />}
        title={t.emptyTitle}
        text={t.emptyText}
        action={write}
      />
    </div>
  );
}
