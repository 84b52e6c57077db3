import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts.ts';
import { Form } from '../ui/Form.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { actionTexts } from './action-texts.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { StaleEdit } from './use-stale-edit.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  stale: StaleEdit;
  onSubmit: (values: V) => Promise<unknown>;
  onDone: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, by which something is added or edited. */
export function EditForm<V extends FieldValues>({ form, stale, onSubmit, onDone, children }: Props<V>) {
  const t = useTexts(actionTexts);
  return (
    <Form form={form} onSubmit={onSubmit}>
      {children}
      <StaleNotice stale={stale} />
      <FormActions submit={t.save} submitting={t.saving} onCancel={onDone} />
    </Form>
  );
}
