import { useState } from 'react';
import { type FailedJob, type FailedJobKind, failedStates } from '@tzemed/contract/administration/admin-jobs';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../../shared/filters/use-filters.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { Tabs } from '../../../ui/list/Tabs.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { atOnce, jobCalls, useAdminAction, useAdminRead } from '../api.ts';
import { adminTexts } from '../texts.ts';
import { jobTexts } from './texts.ts';

const tabs = ['all', ...failedStates] as const;

/** Jobs to be discarded: one, or all of a kind. */
type Discarding = { readonly kind: string; readonly id?: string };

function useJobActions() {
  const t = useTexts(jobTexts);
  return {
    retry: useAdminAction(async (id: string) => {
      await jobCalls.retry({ params: { id } });
      toast.success(t.retried);
    }),
    retryAll: useAdminAction(async (kind: string) => {
      const { count } = await jobCalls.retryAll({ body: { kind } });
      toast.success(t.retriedAll({ count }));
    }),
    discard: useAdminAction(async ({ id, kind }: Discarding) => {
      if (id !== undefined) {
        await jobCalls.remove({ params: { id } });
        return toast.success(t.discarded);
      }
      const { count } = await jobCalls.removeAll({ body: { kind } });
      return toast.success(t.discardedAll({ count }));
    }),
  };
}

/** Background work that has failed. */
export function JobsSection() {
  const t = useTexts(jobTexts);
  const words = useTexts(adminTexts);
  const { lang } = useLanguage();
  const { chosen, page, choose, goTo } = useFilters({ state: isOneOf(failedStates), kind: isNonEmptyText });
  const state = chosen.state ?? 'all';
  const load = useAdminRead(['jobs', chosen, page], (signal) =>
    jobCalls.list({ query: { ...chosen, page, limit: atOnce } }, { signal }),
  );
  const actions = useJobActions();
  const [discarding, setDiscarding] = useState<Discarding | null>(null);
  const { data } = load;
  const kind = isolateDirection(discarding?.kind ?? '', lang);
  const isOne = discarding?.id !== undefined;
  return (
    <>
      <PageHead title={words.jobs} lead={t.lead} />
      <AdminLoad load={load} />
      {data && data.kinds.length > 0 && (
        <Kinds
          kinds={data.kinds}
          chosen={chosen.kind}
          onChoose={(next) => choose({ kind: next })}
          onRetry={(one) => !actions.retryAll.isPending && actions.retryAll.mutate(one)}
          onDiscard={(one) => setDiscarding({ kind: one })}
        />
      )}
      {data && (
        <Tabs
          label={t.which}
          items={tabs.map((id) => ({ id, label: t[id] }))}
          selected={state}
          onSelect={(next) => choose({ state: next === 'all' ? '' : next })}
        >
          <AdminList load={load} total={data.total} page={page} onPage={goTo} words={t}>
            {data.jobs.length > 0 && (
              <Rows
                jobs={data.jobs}
                onRetry={(id) => !actions.retry.isPending && actions.retry.mutate(id)}
                onDiscard={setDiscarding}
              />
            )}
          </AdminList>
        </Tabs>
      )}
      <Confirm
        title={isOne ? t.discardTitle : t.discardAllTitle}
        question={(isOne ? t.discardQuestion : t.discardAllQuestion)({ kind })}
        action={isOne ? t.discard : t.discardAll}
        isOpen={discarding !== null}
        onConfirm={() => actions.discard.mutateAsync(discarding!)}
        onClose={() => setDiscarding(null)}
      />
    </>
  );
}

type KindsProps = {
  kinds: readonly FailedJobKind[];
  chosen: string | undefined;
  onChoose: (kind: string) => void;
  onRetry: (kind: string) => void;
  onDiscard: (kind: string) => void;
};

function Kinds({ kinds, chosen, onChoose, onRetry, onDiscard }: KindsProps) {
  const t = useTexts(jobTexts);
  return (
    <section className="card admin-part" aria-labelledby="admin-kinds">
      <h2 id="admin-kinds">{t.kinds}</h2>
      <ul className="admin-kinds">
        {kinds.map(({ kind, parked, retrying }) => (
          <li key={kind}>
            <button
              type="button"
              className="pill small"
              aria-pressed={kind === chosen}
              onClick={() => onChoose(kind === chosen ? '' : kind)}
            >
              <bdi>{kind}</bdi>
            </button>
            <span className="muted">{t.counts({ parked, retrying })}</span>
            <span className="admin-row-acts">
              <button
                type="button"
                className="btn line sm"
                aria-label={t.retryAllOf({ kind })}
                onClick={() => onRetry(kind)}
              >
                {t.retryAll}
              </button>
              <button
                type="button"
                className="btn line sm"
                aria-label={t.discardAllOf({ kind })}
                onClick={() => onDiscard(kind)}
              >
                {t.discardAll}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowsProps = {
  jobs: readonly FailedJob[];
  onRetry: (id: string) => void;
  onDiscard: (job: Discarding) => void;
};

function Rows({ jobs, onRetry, onDiscard }: RowsProps) {
  const t = useTexts(jobTexts);
  const words = useTexts(adminTexts);
  const { lang } = useLanguage();
  const now = useMinute();
  const columns: Column<FailedJob>[] = [
    {
      id: 'kind',
      head: t.kind,
      place: 'title',
      cell: ({ kind }) => (
        <bdi className="row-title">
          <b>{kind}</b>
        </bdi>
      ),
    },
    {
      id: 'error',
      head: t.error,
      place: 'next',
      cell: ({ error, about }) => (
        <span className="admin-error">
          <bdi dir="ltr">{error}</bdi>
          {about.map(({ field, id }) => (
            <bdi key={field} dir="ltr" className="muted">
              {field} {id}
            </bdi>
          ))}
        </span>
      ),
    },
    {
      id: 'state',
      head: t.state,
      place: 'kind',
      cell: ({ state, nextAt }) => (
        <span className="admin-state">
          <Badge tone={state === 'parked' ? 'danger' : 'warn'}>{t[state]}</Badge>
          {nextAt && <small className="muted">{t.next({ when: relativeTime(nextAt, now, lang) })}</small>}
        </span>
      ),
    },
    { id: 'attempts', head: t.attempts, place: 'when', cell: ({ attempts }) => t.tries({ count: attempts }) },
    {
      id: 'created',
      head: t.created,
      className: 'muted',
      place: 'end',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{relativeTime(createdAt, now, lang)}</time>,
    },
  ];
  return (
    <DataTable
      caption={words.jobs}
      columns={columns}
      rows={jobs}
      rowId={({ id }) => id}
      actions={({ id, kind }) => (
        <span className="admin-row-acts">
          <button type="button" className="btn line sm" aria-label={t.retryOf({ kind })} onClick={() => onRetry(id)}>
            {t.retry}
          </button>
          <button
            type="button"
            className="btn line sm"
            aria-label={t.discardOf({ kind })}
            onClick={() => onDiscard({ id, kind })}
          >
            {t.discard}
          </button>
        </span>
      )}
    />
  );
}
