import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts.ts';
import { focusFirst, hasKeys } from '../ui/focus-first.ts';
import { Form } from '../ui/Form.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { actionTexts } from './action-texts.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { StaleEdit } from './use-stale-edit.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  stale: StaleEdit;
  /** `then` is 'another' when the next one is to be added after this. */
  onSubmit: (values: V, then?: string) => Promise<unknown>;
  onDone: () => void;
  /** How many have been added by it so far; missing where it can add no more than one. */
  round?: number | undefined;
  /** What stands above its buttons, besides that somebody else has saved. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, by which something is added or edited. */
export function EditForm<V extends FieldValues>(props: Props<V>) {
  const { form, stale, onSubmit, onDone, round, notice, children } = props;
  const t = useTexts(actionTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round || hasKeys()) focusFirst(place.current);
  }, [round]);
  return (
    <div ref={place}>
      <Form form={form} onSubmit={onSubmit}>
        {children}
        <StaleNotice stale={stale} />
        {notice}
        <FormActions
          submit={t.save}
          submitting={t.saving}
          another={round === undefined ? undefined : t.saveAndNext}
          onCancel={onDone}
        />
      </Form>
    </div>
  );
}
