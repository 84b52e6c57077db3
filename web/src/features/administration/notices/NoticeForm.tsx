import { useWatch } from 'react-hook-form';
import type { AdminNotice } from '@tzemed/contract/administration/admin-notices';
import { noticeLevels } from '@tzemed/contract/administration/site-notices';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useMinute } from '../../../lib/time/use-today.ts';
import { renamedErrors } from '../../../shared/form/error-at-field.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { noticeCalls, useAdminAction } from '../api.ts';
import { blankNotice, bodyOf, fieldOf, noticeForm, type NoticeValues, valuesOf } from './notice-form.ts';
import { noticeTexts } from './texts.ts';

type Props = { notice: AdminNotice | null; onDone: () => void };

/** Writes a notice, with a preview of it, and publishes it. */
export function NoticeForm({ notice, onDone }: Props) {
  const t = useTexts(noticeTexts);
  const now = useMinute();
  const form = useSchemaForm(noticeForm, notice ? valuesOf(notice) : blankNotice(new Date(now)));
  const { control } = form;
  const [level, he] = useWatch({ control, name: ['level', 'he'] });
  const save = useAdminAction(
    (values: NoticeValues) => {
      const body = bodyOf(values, notice);
      return notice
        ? noticeCalls.update({ params: { id: notice.id }, body: { ...body, version: notice.version } })
        : noticeCalls.create({ body });
    },
    { inForm: true },
  );
  async function submit(values: NoticeValues) {
    await save
      .mutateAsync(values)
      .catch((reason: unknown) => {
        if (reason instanceof ApiError && reason.code === 'stale') throw new ApiError(409, 'stale', t.stale);
        throw reason;
      })
      .catch(renamedErrors(fieldOf));
    toast.success(notice ? t.saved : t.published);
    onDone();
  }
  return (
    <Form form={form} onSubmit={submit}>
      <TextAreaField control={control} name="he" label={t.he} rows={2} required />
      <ChoiceField
        control={control}
        name="level"
        label={t.level}
        choices={noticeLevels.map((value) => ({ value, label: t[value] }))}
        required
      />
      <div className="grid2">
        <DateField control={control} name="startDay" label={t.startDay} leaning="future" required />
        <TimeField control={control} name="startTime" label={t.time} />
      </div>
      <div className="grid2">
        <DateField control={control} name="endDay" label={t.endDay} leaning="future" required />
        <TimeField control={control} name="endTime" label={t.time} />
      </div>
      <TextAreaField control={control} name="en" label={t.en} hint={t.otherHint} rows={2} />
      <TextAreaField control={control} name="ar" label={t.ar} hint={t.otherHint} rows={2} />
      <section className="admin-preview" aria-label={t.preview}>
        <p className="lbl">{t.preview}</p>
        <Banner tone={level === 'warning' ? 'warn' : 'info'}>
          <span lang="he" dir="rtl">
            {he.trim() || t.previewEmpty}
          </span>
        </Banner>
      </section>
      <FormActions submit={notice ? t.save : t.publish} onCancel={onDone} />
    </Form>
  );
}
