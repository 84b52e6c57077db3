import type { BouncedMail } from '@tzemed/contract/administration/admin-mails';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { linkToAdmin } from '../../../screens.ts';
import { useFilters } from '../../../shared/filters/use-filters.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { atOnce, mailCalls, useAdminAction, useAdminRead } from '../api.ts';
import { adminTexts } from '../texts.ts';
import { mailTexts } from './texts.ts';

/** Addresses that mails do not reach. */
export function MailsSection() {
  const t = useTexts(mailTexts);
  const words = useTexts(adminTexts);
  const { page, goTo } = useFilters({});
  const load = useAdminRead(['mails', page], (signal) =>
    mailCalls.list({ query: { page, limit: atOnce } }, { signal }),
  );
  const { data } = load;
  return (
    <>
      <PageHead title={words.mails} lead={t.lead} />
      <AdminLoad load={load} />
      {data && (
        <AdminList load={load} total={data.total} page={page} onPage={goTo} words={t}>
          {data.mails.length > 0 && <Rows mails={data.mails} />}
        </AdminList>
      )}
    </>
  );
}

function Rows({ mails }: { mails: readonly BouncedMail[] }) {
  const t = useTexts(mailTexts);
  const words = useTexts(adminTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const retry = useAdminAction((id: string) => mailCalls.retry({ params: { id } }));
  const clear = useAdminAction((id: string) => mailCalls.remove({ params: { id } }));
  const isBusy = retry.isPending || clear.isPending;
  const columns: Column<BouncedMail>[] = [
    {
      id: 'email',
      head: t.email,
      place: 'title',
      cell: ({ email, userId }) =>
        userId ? (
          <Link className="link" to={linkToAdmin('accounts', userId)} aria-label={t.openAccount({ email })}>
            <bdi>{email}</bdi>
          </Link>
        ) : (
          <span className="admin-state">
            <bdi className="row-title">
              <b>{email}</b>
            </bdi>
            <small className="muted">{t.noAccount}</small>
          </span>
        ),
    },
    {
      id: 'words',
      head: t.words,
      place: 'next',
      cell: ({ code, words }) => (
        <span className="admin-error">
          <bdi dir="ltr">
            {code} {words}
          </bdi>
        </span>
      ),
    },
    { id: 'kind', head: t.kind, className: 'muted', place: 'kind', cell: ({ kind }) => <bdi>{kind}</bdi> },
    {
      id: 'when',
      head: t.when,
      className: 'muted',
      place: 'end',
      cell: ({ bouncedAt, times }) => (
        <span className="admin-state">
          <time dateTime={bouncedAt}>{relativeTime(bouncedAt, now, lang)}</time>
          <small>{t.times({ count: times })}</small>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.mails}
      columns={columns}
      rows={mails}
      rowId={({ id }) => id}
      actions={({ id, email }) => (
        <span className="admin-row-acts">
          <button
            type="button"
            className="btn line sm"
            aria-label={t.retryOf({ email })}
            aria-disabled={isBusy}
            onClick={() =>
              !isBusy &&
              retry.mutate(id, {
                onSuccess: ({ count }) => toast.success(count > 0 ? t.retried({ count }) : t.cleared),
              })
            }
          >
            {t.retry}
          </button>
          <button
            type="button"
            className="btn line sm"
            aria-label={t.clearOf({ email })}
            aria-disabled={isBusy}
            onClick={() => !isBusy && clear.mutate(id, { onSuccess: () => toast.success(t.cleared) })}
          >
            {t.clear}
          </button>
        </span>
      )}
    />
  );
}
