import { use, useEffect, useId, useState, type SubmitEvent } from 'react';
import { expensesApi } from '../../features/expenses/api.ts';
import { categoryTexts } from '../../features/expenses/category-texts.ts';
import { expenseFormTexts } from '../../features/expenses/form-texts.ts';
import { readLine } from '../../features/expenses/read-line.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { keepLastUsed, lastUsed } from '../../lib/last-used.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { actionTexts } from '../../shared/action-texts.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { usePets } from '../../shared/use-pets.ts';
import { toast } from '../../ui/toast.ts';
import { useFailureText } from '../../ui/translate.ts';
import { UnsavedContext } from '../../ui/unsaved.ts';
import type { Draft } from './draft.ts';
import { plusTexts } from './texts.ts';
import { Understood } from './Understood.tsx';

type Props = {
  likely: string;
  /** The form takes over, with what was understood. */
  onCorrect: (draft: Draft) => void;
  onDone: () => void;
};

/** An expense in one line; what is understood of it stands below while it is typed. */
export function OneLine({ likely, onCorrect, onDone }: Props) {
  const t = useTexts(plusTexts);
  const actions = useTexts(actionTexts);
  const words = useTexts(expenseFormTexts);
  const categories = useTexts(categoryTexts);
  const format = useFormats();
  const failureText = useFailureText();
  const id = useId();
  const today = useToday();
  const { activePets, petOf } = usePets();
  const { save } = useChanges(expensesApi);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const unsaved = use(UnsavedContext);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    unsaved?.(!isEmpty);
    return () => unsaved?.(false);
  }, [unsaved, isEmpty]);
  if (activePets.length === 0) return null;

  const line = readLine(text, { pets: activePets, today });
  const usual = [likely, activePets.length === 1 ? activePets[0]!.id : lastUsed().pet].find((petId) =>
    activePets.some((pet) => pet.id === petId),
  );
  const category = line.category ?? 'other';
  const draft: Draft = {
    amount: line.amount,
    category,
    petId: line.petId ?? usual ?? '',
    date: line.date ?? today,
    // A sum alone says of nothing what it was for.
    description: line.description || (line.category ? categories[category] : ''),
  };
  const isWhole = draft.amount !== undefined && draft.description !== '';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { amount } = draft;
    if (isBusy || !isWhole || amount === undefined) return;
    if (draft.petId === '') return onCorrect(draft);
    setBusy(true);
    try {
      await save({ id: undefined, body: { ...draft, amount } });
      keepLastUsed({ pet: draft.petId, kind: 'expenses' });
      const name = `${draft.description}, ${format.ils(amount)}`;
      toast.success(actions.saidOf({ said: words.added, name }));
      onDone();
    } catch (reason) {
      const { errors = {} } = reason as { errors?: Record<string, string> };
      setFailure(Object.values(errors)[0] ?? failureText(reason));
      setBusy(false);
    }
  }

  const hasNumber = /[\d٠-٩]/.test(text);
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
          placeholder={t.example({ pet: petOf(draft.petId)?.name ?? activePets[0]?.name ?? t.someone })}
          aria-describedby={`${id}below`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailure(undefined);
          }}
        />
        <button type="submit" className="btn sm" aria-disabled={isBusy || !isWhole}>
          {t.add}
        </button>
      </div>
      <div id={`${id}below`} aria-live="polite">
        {failure && <p className="err">{failure}</p>}
        {!isEmpty && !failure && hasNumber && line.amount === undefined && <p className="hint">{t.noSum}</p>}
      </div>
      {!isEmpty && (
        <Understood draft={draft} isGuessed={line.category === undefined} onCorrect={() => onCorrect(draft)} />
      )}
    </form>
  );
}
