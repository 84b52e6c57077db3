import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { accountSearch, type FoundAccount } from '@tzemed/contract/administration/admin-accounts';
import { LazyEmptyArt } from '../../../art/LazyEmptyArt.tsx';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { linkToAdmin } from '../../../screens.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { Link } from '../../../ui/Link.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { accountCalls, searchNoun } from '../api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { adminTexts } from '../texts.ts';
import { AccountBadges } from './AccountBadges.tsx';
import { keepSearch, lastSearch } from './last-search.ts';
import { accountAdminTexts } from './texts.ts';

/** Finds accounts by an address. Each search is one request, since each is recorded. */
export function AccountSearch() {
  const t = useTexts(accountAdminTexts);
  const words = useTexts(adminTexts);
  const [sought, seek] = useState(lastSearch);
  const form = useSchemaForm(accountSearch, { address: sought });
  const { data, error, isFetching, isError, isLoading, refetch } = useQuery({
    queryKey: [searchNoun, sought],
    queryFn: ({ signal }) => accountCalls.search({ body: { address: sought } }, { signal }),
    enabled: sought !== '',
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  });
  const load = {
    isPending: isLoading,
    isBetween: false,
    isFailed: isError,
    needsFactor: error instanceof ApiError && error.code === 'adminNeedsSecondFactor',
    isFetching,
    retry: () => void refetch(),
  };
  async function submit({ address }: { address: string }) {
    const wanted = address.trim();
    keepSearch(wanted);
    form.reset({ address: wanted });
    if (wanted === sought) await refetch();
    else seek(wanted);
  }
  return (
    <>
      <PageHead title={words.accounts} lead={t.lead} />
      <div className="card admin-search">
        <Form form={form} onSubmit={submit} isProof>
          <TextField control={form.control} name="address" label={t.address} autoComplete="off" required />
          <button type="submit" className="btn" aria-disabled={isFetching}>
            <Search size={18} aria-hidden="true" />
            {isFetching ? t.searching : t.search}
          </button>
        </Form>
      </div>
      {sought !== '' && <AdminLoad load={load} />}
      {data && data.accounts.length === 0 && (
        <div className="card" role="status">
          <EmptyState art={<LazyEmptyArt name="nothing" />} title={t.none} text={t.noneText} />
        </div>
      )}
      {data && data.accounts.length > 0 && <Found accounts={data.accounts} />}
      {data?.isMore && (
        <p className="muted" role="status">
          {t.more}
        </p>
      )}
    </>
  );
}

function Found({ accounts }: { accounts: readonly FoundAccount[] }) {
  const t = useTexts(accountAdminTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const columns: Column<FoundAccount>[] = [
    {
      id: 'email',
      head: t.email,
      place: 'title',
      cell: ({ email }) => (
        <bdi className="row-title">
          <b>{email}</b>
        </bdi>
      ),
    },
    { id: 'name', head: t.name, place: 'next', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'state', head: t.states, place: 'kind', cell: (account) => <AccountBadges account={account} /> },
    {
      id: 'seen',
      head: t.lastSeen,
      className: 'muted',
      place: 'end',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <time dateTime={lastSeenAt}>{relativeTime(lastSeenAt, now, lang)}</time> : '—',
    },
  ];
  return (
    <DataTable
      caption={t.found}
      columns={columns}
      rows={accounts}
      rowId={({ id }) => id}
      actions={({ id, email }) => (
        <Link className="btn line sm" to={linkToAdmin('accounts', id)} aria-label={t.openOf({ email })}>
          {t.open}
        </Link>
      )}
    />
  );
}
