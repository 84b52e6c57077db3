import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { AdminNotice } from '@tzemed/contract/administration/admin-notices';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { useFilters } from '../../../shared/filters/use-filters.ts';
import { lazyFormWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { Confirm } from '../../../ui/overlay/Confirm.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { useEditDialog } from '../../../ui/overlay/use-edit-dialog.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { AdminList } from '../AdminList.tsx';
import { AdminLoad } from '../AdminLoad.tsx';
import { atOnce, noticeCalls, useAdminAction, useAdminRead } from '../api.ts';
import { Instant } from '../Instant.tsx';
import { adminTexts } from '../texts.ts';
import { noticeTexts } from './texts.ts';

const NoticeForm = lazyFormWithoutPrefetch(() => import('./NoticeForm.tsx').then((module) => module.NoticeForm));
const minuteMs = 60_000;

/** Notices to everyone. */
export function NoticesSection() {
  const t = useTexts(noticeTexts);
  const words = useTexts(adminTexts);
  const { page, goTo } = useFilters({});
  const load = useAdminRead(['notices', page], (signal) =>
    noticeCalls.list({ query: { page, limit: atOnce } }, { signal }),
  );
  const editor = useEditDialog<AdminNotice>();
  const remove = useAdminAction((id: string) => noticeCalls.remove({ params: { id } }));
  const [leaving, setLeaving] = useState<AdminNotice | null>(null);
  const { data } = load;
  const add = (
    <button type="button" className="btn" onClick={editor.add}>
      <Plus size={18} aria-hidden="true" />
      {t.add}
    </button>
  );
  return (
    <>
      <PageHead title={words.notices} lead={t.lead}>
        {!load.needsFactor && add}
      </PageHead>
      <AdminLoad load={load} />
      {data && (
        <AdminList load={load} total={data.total} page={page} onPage={goTo} words={t}>
          {data.notices.length > 0 && <Rows notices={data.notices} onEdit={editor.edit} onRemove={setLeaving} />}
        </AdminList>
      )}
      <Modal title={editor.item ? t.edit : t.add} isOpen={editor.isOpen} onClose={editor.close}>
        <Suspense fallback={<Loading />}>
          <NoticeForm notice={editor.item} onDone={editor.close} />
        </Suspense>
      </Modal>
      <Confirm
        title={t.removeTitle}
        question={t.removeQuestion}
        action={t.remove}
        isOpen={leaving !== null}
        onConfirm={() => remove.mutateAsync(leaving!.id, { onSuccess: () => toast.success(t.removed) })}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

type RowsProps = {
  notices: readonly AdminNotice[];
  onEdit: (notice: AdminNotice) => void;
  onRemove: (notice: AdminNotice) => void;
};

function Rows({ notices, onEdit, onRemove }: RowsProps) {
  const t = useTexts(noticeTexts);
  const words = useTexts(adminTexts);
  const now = useMinute();
  const end = useAdminAction((id: string) => noticeCalls.end({ params: { id } }));
  const stateOf = ({ startsAt, endsAt }: AdminNotice) => {
    if (Date.parse(endsAt) <= now) return 'isOver';
    return Date.parse(startsAt) < now + minuteMs ? 'isOn' : 'isComing';
  };
  const tones = { isOn: 'ok', isComing: 'info', isOver: 'plain' } as const;
  const columns: Column<AdminNotice>[] = [
    {
      id: 'text',
      head: t.text,
      place: 'title',
      cell: ({ he }) => (
        <span className="admin-text" lang="he" dir="rtl">
          {he}
        </span>
      ),
    },
    {
      id: 'state',
      head: t.state,
      place: 'kind',
      cell: (notice) => (
        <span className="admin-badges">
          <Badge tone={tones[stateOf(notice)]}>{t[stateOf(notice)]}</Badge>
          {notice.level === 'warning' && <Badge tone="warn">{t.warning}</Badge>}
        </span>
      ),
    },
    {
      id: 'time',
      head: t.shownFrom,
      className: 'muted',
      place: 'when',
      cell: ({ startsAt, endsAt }) => (
        <span className="admin-span">
          <Instant at={startsAt} /> – <Instant at={endsAt} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={words.notices}
      columns={columns}
      rows={notices}
      rowId={({ id }) => id}
      actions={(notice) => (
        <span className="admin-row-acts">
          {stateOf(notice) !== 'isOver' && (
            <button
              type="button"
              className="btn line sm"
              aria-label={t.editOf({ text: notice.he })}
              onClick={() => onEdit(notice)}
            >
              {t.editShort}
            </button>
          )}
          {stateOf(notice) === 'isOn' && (
            <button
              type="button"
              className="btn line sm"
              aria-label={t.endOf({ text: notice.he })}
              aria-disabled={end.isPending}
              onClick={() => !end.isPending && end.mutate(notice.id, { onSuccess: () => toast.success(t.ended) })}
            >
              {t.end}
            </button>
          )}
          <button
            type="button"
            className="btn line sm"
            aria-label={t.removeOf({ text: notice.he })}
            onClick={() => onRemove(notice)}
          >
            {t.remove}
          </button>
        </span>
      )}
    />
  );
}
