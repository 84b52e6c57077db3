import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { focusFirst, hasKeyboard } from '../../ui/overlay/focus-first.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FieldSummariesContext } from '../../ui/form/field-summary.ts';
import { actionTexts } from '../page/action-texts.ts';
import { DraftNotice } from './DraftNotice.tsx';
import type { UploadSummary } from '../uploads/upload-queue.ts';
import { pendingUploadTexts } from '../uploads/pending-upload-texts.ts';
import { EditConflictView } from '../conflict/EditConflictView.tsx';
import type { FormDraft } from './use-draft.ts';
import type { FormSave } from '../save/use-form-save.ts';

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>;
  saving: FormSave;
  draft: FormDraft;
  /** `then` is 'another' when the next one is to be added after this. */
  onSubmit: (values: V, then?: string) => Promise<unknown>;
  onDone: () => void;
  /** Number of items added by this form so far; undefined if it can add only one. */
  round?: number | undefined;
  /** Number of files still uploading for the item, and whether one is unsaved. */
  papers?: UploadSummary;
  /** Content above the buttons. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, by which something is added or edited; where somebody was faster, two edits stand in its place. */
export function EditForm<V extends FieldValues>(props: Props<V>) {
  const { form, saving, draft, onSubmit, onDone, round, papers, notice, children } = props;
  const { edit, choose, readings } = saving;
  const t = useTexts(actionTexts);
  const waiting = useTexts(pendingUploadTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round || draft.round || hasKeyboard()) focusFirst(place.current);
  }, [round, draft.round]);
  const isMeeting = edit !== null;
  const wasMeeting = useRef(isMeeting);
  useEffect(() => {
    if (wasMeeting.current && !isMeeting) {
      const wrong = Object.keys(form.formState.errors).find((name) => name !== 'root');
      if (wrong) form.setFocus(wrong as Path<V>);
      else focusFirst(place.current);
    }
    wasMeeting.current = isMeeting;
  }, [isMeeting, form]);
  return (
    <div ref={place}>
      <Form form={form} onSubmit={onSubmit} holdsMore={papers?.isUnsaved} onLost={draft.end}>
        <div className="form-fields" hidden={isMeeting}>
          <DraftNotice draft={draft} />
          <FieldSummariesContext value={readings}>
            {/* Anew for other values: what a field remembers of its typing is of those before. */}
            <Fragment key={draft.round}>{children}</Fragment>
          </FieldSummariesContext>
          {notice}
          <FormActions
            submit={t.save}
            submitting={papers?.going ? waiting.waitingFor({ count: papers.going }) : t.saving}
            another={round === undefined ? undefined : t.saveAndNext}
            onCancel={onDone}
          />
        </div>
        {edit && <EditConflictView key={edit.round} edit={edit} onChoose={choose} onDrop={onDone} />}
      </Form>
    </div>
  );
}
