import { type AdminAction, adminActionKinds } from '@tzemed/contract/administration/administration';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { linkToAdmin } from '../../../screens.ts';
import { isOneOf, useFilters } from '../../../shared/filters/use-filters.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { SelectBox } from '../../../ui/field/SelectBox.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { accountAdminTexts } from '../accounts/texts.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { actionCalls, atOnce, useAdminRead } from '../api.ts';
import { Instant } from '../Instant.tsx';
import { noticeTexts } from '../notices/texts.ts';
import { adminTexts } from '../texts.ts';
import { actionWords, logTexts } from './texts.ts';

/** Log of what administrators and commands did. */
export function LogSection() {
  const t = useTexts(logTexts);
  const words = useTexts(adminTexts);
  const { lang } = useLanguage();
  const { chosen, page, choose, goTo } = useFilters({ action: isOneOf(adminActionKinds) });
  const load = useAdminRead(['log', chosen, page], (signal) =>
    actionCalls.list({ query: { ...chosen, page, limit: atOnce } }, { signal }),
  );
  const { data } = load;
  return (
    <>
      <PageHead title={words.log} lead={t.lead}>
        <SelectBox
          label={t.which}
          value={chosen.action ?? ''}
          onChange={(action) => choose({ action })}
          options={[{ id: '', label: t.all }, ...adminActionKinds.map((id) => ({ id, label: actionWords[id][lang] }))]}
        />
      </PageHead>
      <AdminLoad load={load} />
      {data && (
        <AdminList load={load} total={data.total} page={page} onPage={goTo} words={t}>
          {data.actions.length > 0 && <Rows actions={data.actions} />}
        </AdminList>
      )}
    </>
  );
}

function Rows({ actions }: { actions: readonly AdminAction[] }) {
  const t = useTexts(logTexts);
  const words = useTexts(adminTexts);
  const { lang } = useLanguage();
  const known = { ...useTexts(accountAdminTexts), ...useTexts(noticeTexts) } as Readonly<Record<string, unknown>>;
  /** Reasons and levels have words; kinds of jobs and roles stand as they are. */
  const wordOf = (detail: string) => (typeof known[detail] === 'string' ? (known[detail] as string) : detail);
  const columns: Column<AdminAction>[] = [
    {
      id: 'action',
      head: t.action,
      place: 'title',
      cell: ({ action }) => <b className="row-title">{actionWords[action][lang]}</b>,
    },
    {
      id: 'target',
      head: t.target,
      place: 'next',
      cell: ({ target }) =>
        target &&
        (target.email ? (
          <Link className="link" to={linkToAdmin('accounts', target.id)}>
            <bdi>{target.email}</bdi>
          </Link>
        ) : (
          <span className="muted">{t.deleted}</span>
        )),
    },
    {
      id: 'detail',
      head: t.detail,
      place: 'kind',
      className: 'muted',
      cell: ({ action, detail, count }) => {
        const number = count !== null && (action === 'accountsSearched' ? t.found : t.number)({ count });
        return <bdi>{[detail && wordOf(detail), number].filter(Boolean).join(' · ')}</bdi>;
      },
    },
    {
      id: 'by',
      head: t.by,
      place: 'pet',
      cell: ({ by }) => <bdi>{by === null ? t.command : (by.email ?? t.deleted)}</bdi>,
    },
    { id: 'when', head: t.when, className: 'muted', place: 'end', cell: ({ at }) => <Instant at={at} /> },
  ];
  return <DataTable caption={words.log} columns={columns} rows={actions} rowId={({ id }) => id} />;
}
