import { use, useEffect, useId, useState, type SubmitEvent } from 'react';
import { expensesApi } from '../../features/expenses/api.ts';
import { expenseFormTexts } from '../../features/expenses/form/form-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveLastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { actionTexts } from '../../shared/page/action-texts.ts';
import { saidOfChange } from '../../shared/save/said-of.ts';
import { savedRow, useSave } from '../../shared/save/use-save.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useFailureText } from '../../ui/translate.ts';
import { UnsavedContext } from '../../ui/form/unsaved-changes.ts';
import { plusTexts } from './texts.ts';
import { QuickEntrySummary } from './QuickEntrySummary.tsx';
import type { QuickEntryState } from './use-quick-entry.ts';

type Props = {
  line: QuickEntryState;
  /** The form takes over, with what was understood. */
  onCorrect: () => void;
  onDone: () => void;
};

/** An expense in one line; what is understood of it stands below while it is typed. */
export function QuickEntryField({ line, onCorrect, onDone }: Props) {
  const t = useTexts(plusTexts);
  const actions = useTexts(actionTexts);
  const words = useTexts(expenseFormTexts);
  const format = useFormats();
  const failureText = useFailureText();
  const id = useId();
  const { petsFor, petOf } = usePets();
  const pets = petsFor('expenses');
  const { save } = useSave(expensesApi);
  const [failure, setFailure] = useState<string>();
  const { text, setText, isBusy, setBusy, draft, isGuessed } = line;
  const unsaved = use(UnsavedContext);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    unsaved?.(!isEmpty);
    return () => unsaved?.(false);
  }, [unsaved, isEmpty]);
  if (pets.length === 0) return null;
  const hasNumber = /[\d٠-٩]/.test(text);
  const sum = draft.amount === undefined && (hasNumber ? t.noSum : t.howMuch);
  const missing = sum || (draft.description === '' && t.ofWhat);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { amount } = draft;
    if (isBusy || missing || amount === undefined) return;
    if (draft.petId === '') return onCorrect();
    setBusy(true);
    try {
      const saved = savedRow(await save({ id: undefined, body: { ...draft, amount } }));
      saveLastUsedChoices({ pet: draft.petId, kind: 'expenses' });
      const name = `${draft.description}, ${format.ils(amount)}`;
      toast.success(saidOfChange(actions.saidOf({ said: words.added, name }), saved));
      onDone();
    } catch (reason) {
      const { errors = {} } = reason as { errors?: Record<string, string> };
      setFailure(Object.values(errors)[0] ?? failureText(reason));
      setBusy(false);
    }
  }

  return (
    <form className="one-line" noValidate onSubmit={(event) => void submit(event)}>
      <p className="one-line-head">
        <label htmlFor={id}>{t.line}</label>
        <span className="muted">{t.asExpense}</span>
      </p>
      <div className="control">
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t.example({ pet: petOf(draft.petId)?.name ?? pets[0]?.name ?? t.someone })}
          aria-describedby={`${id}below`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailure(undefined);
          }}
        />
        <button type="submit" className="btn sm" aria-disabled={isBusy || Boolean(missing)}>
          {t.add}
        </button>
      </div>
      <div id={`${id}below`} aria-live="polite">
        {failure && <p className="err">{failure}</p>}
        {!isEmpty && !failure && missing && <p className="hint">{missing}</p>}
      </div>
      {!isEmpty && <QuickEntrySummary draft={draft} isGuessed={isGuessed} onCorrect={onCorrect} />}
    </form>
  );
}
