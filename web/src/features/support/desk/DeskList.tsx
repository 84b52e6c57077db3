import EyeOff from 'lucide-react/icons/eye-off';
import Search from 'lucide-react/icons/search';
import { useLocation } from 'react-router';
import { greetingName } from '@tzemed/contract/account/greeting-name';
import type { DeskTicket } from '@tzemed/contract/site/support-tickets';
import { LazyEmptyArt } from '../../../art/LazyEmptyArt.tsx';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { linkToDeskTicket } from '../../../screens.ts';
import { restoreLostFocus } from '../../../shared/page/focus-content.ts';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { isNonEmptyText, isOneOf, useFilters } from '../../../shared/filters/use-filters.ts';
import { useUrlDraft } from '../../../shared/filters/use-url-draft.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { DataTable, type Column } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { Tabs } from '../../../ui/list/Tabs.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ticketsAtOnce } from '../api.ts';
import { deskTabs, useDesk, useDeskChanges } from './api.ts';
import { DeskBadge } from './DeskBadge.tsx';
import { deskTexts } from './texts.ts';

const maxSearchLength = 100;

/** Tickets of everybody, whoever waits longest first. */
export function DeskList() {
  const t = useTexts(deskTexts);
  const { chosen, values, page, choose, type, goTo } = useFilters({ tab: isOneOf(deskTabs), q: isNonEmptyText });
  const tab = chosen.tab ?? 'waiting';
  const [text, write] = useUrlDraft(values.q, type('q'));
  const q = useDebouncedValue(values.q.trim(), { ms: 250 }).slice(0, maxSearchLength);
  const load = useDesk(tab, q, page);
  const { data } = load;
  return (
    <div className="supp-desk">
      <PageHead title={t.tickets} lead={t.lead}>
        <div role="search" className="find supp-find">
          <Search size={20} aria-hidden="true" />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxSearchLength}
            aria-label={t.search}
            placeholder={t.searchHint}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </div>
      </PageHead>
      <Tabs
        label={t.which}
        items={deskTabs.map((id) => ({
          id,
          label: t[id],
          count: id === 'waiting' ? (data?.waiting ?? null) : undefined,
          isHot: id === 'waiting',
        }))}
        selected={tab}
        onSelect={(next) => choose({ tab: next === 'waiting' ? '' : next })}
      >
        <LoadBanner load={load} />
        {load.isPending && <Skeleton count={4} />}
        {data && data.total === 0 && (
          <div className="card">
            <EmptyState
              art={<LazyEmptyArt name="nothing" />}
              title={q ? t.noMatch : t.none}
              text={q ? t.noMatchText : t.noneText}
            />
          </div>
        )}
        {data && data.tickets.length > 0 && (
          <div aria-busy={load.isBetween}>
            <Rows tickets={data.tickets} />
          </div>
        )}
        {data && <Pager page={page} limit={ticketsAtOnce} total={data.total} onPage={goTo} />}
      </Tabs>
      <p className="supp-sees">
        <EyeOff size={16} aria-hidden="true" />
        {t.sees}
      </p>
    </div>
  );
}

function Rows({ tickets }: { tickets: readonly DeskTicket[] }) {
  const t = useTexts(deskTexts);
  const { lang } = useLanguage();
  const { user } = useAuth();
  const { search } = useLocation();
  const now = useMinute();
  const { take } = useDeskChanges();
  const columns: Column<DeskTicket>[] = [
    { id: 'number', head: t.number, className: 'num', place: 'when', cell: ({ number }) => number },
    {
      id: 'subject',
      head: t.subject,
      place: 'title',
      cell: ({ subject }) => (
        <bdi className="row-title">
          <b>{subject}</b>
        </bdi>
      ),
    },
    { id: 'who', head: t.who, place: 'next', cell: ({ person }) => <bdi>{person.name}</bdi> },
    { id: 'state', head: t.state, place: 'kind', cell: ({ state }) => <DeskBadge state={state} /> },
    {
      id: 'updated',
      head: t.updated,
      className: 'muted',
      place: 'end',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{relativeTime(updatedAt, now, lang)}</time>,
    },
    {
      id: 'takenBy',
      head: t.takenBy,
      className: 'supp-taken',
      place: 'pet',
      cell: ({ takenBy }) =>
        takenBy ? (
          <bdi>{takenBy.id === user?.id ? t.you : greetingName({ name: takenBy.name })}</bdi>
        ) : (
          <span aria-label={t.nobody} role="img">
            —
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption={t.tickets}
      columns={columns}
      rows={tickets}
      rowId={({ id }) => id}
      actions={({ id, subject, state, takenBy }) => (
        <>
          <Link
            id={`supp-open-${id}`}
            className="btn line sm supp-open"
            to={linkToDeskTicket(id) + search}
            aria-label={t.openOf({ subject })}
          >
            {t.open}
          </Link>
          {!takenBy && state !== 'closed' && (
            <button
              type="button"
              className="btn sm supp-take"
              aria-label={t.takeOf({ subject })}
              aria-disabled={take.isPending}
              onClick={() =>
                !take.isPending &&
                take.mutate(id, {
                  onSuccess: () => toast.success(t.taken, undefined, id),
                  onSettled: () => restoreLostFocus(() => document.getElementById(`supp-open-${id}`)),
                })
              }
            >
              {t.take}
            </button>
          )}
        </>
      )}
    />
  );
}
