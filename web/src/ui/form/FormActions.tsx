import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import { LeaveContext } from './unsaved-changes.ts';

type Props = {
  submit: string;
  /** Shown on the button while it runs; `submit` when missing. */
  submitting?: string;
  /** Label of a second button, which saves and starts the form anew; no such button when missing. */
  another?: string | undefined;
  /** Adds a cancel button. */
  onCancel?: () => void;
  /** True when the action can't be undone. */
  isDanger?: boolean;
};

/** The bottom row of a form: sticky inside a dialog. */
export function FormActions({ submit, submitting = submit, another, onCancel, isDanger }: Props) {
  const t = useTexts(uiTexts);
  const { isSubmitting } = useFormState();
  const leave = use(LeaveContext);
  return (
    <div className="actions">
      {onCancel && (
        <button type="button" className="btn line" onClick={() => (leave ? leave(onCancel) : onCancel())}>
          {t.cancel}
        </button>
      )}
      {/* Not `disabled`: a button that is disabled on press drops the focus. `Form` sends nothing twice. */}
      <button type="submit" className={isDanger ? 'btn danger' : 'btn'} aria-disabled={isSubmitting}>
        {isSubmitting ? submitting : submit}
      </button>
      {/* After the other, which Enter presses as the first of the form. */}
      {another && (
        <button
          type="submit"
          name="then"
          value="another"
          className="btn soft"
          aria-disabled={isSubmitting}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl+Enter"
        >
          {another}
        </button>
      )}
    </div>
  );
}
