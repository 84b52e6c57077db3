import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { claimStatuses } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import type { ClaimValues } from './claim-form.ts';
import { claimFormTexts } from './form-texts.ts';

/** Status of a claim; unless it is a draft, also the day it was sent, the day of the answer, and the answer. */
export function ClaimStatusFields() {
  const t = useTexts(claimFormTexts);
  const today = useToday();
  const { control, setValue, formState } = useFormContext<ClaimValues>();
  const [status, sentOn, answeredOn, answer] = useWatch({
    control,
    name: ['status', 'sentOn', 'answeredOn', 'answer'],
  });
  const isSent = status !== 'draft';
  const isAnswered = Boolean(answeredOn) || Boolean(answer);
  // A claim that is sent again keeps its earlier answer, so the answer is shown, also while it is retyped.
  const [wasAnswered, setAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setAnswered(true);
  const hasAnswer = isSent && (status !== 'sent' || wasAnswered);
  const isEmptied = !isSent && (isAnswered || Boolean(formState.defaultValues?.sentOn));
  useEffect(() => {
    // Most say it on the day on which they have sent it.
    if (isSent && !sentOn) setValue('sentOn', today);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is no draft any more; an emptied day stays so
  }, [isSent]);
  return (
    <>
      <ChoiceField
        control={control}
        name="status"
        label={t.status}
        choices={claimStatuses.map((value) => ({ value, label: t[value] }))}
        hint={isEmptied ? t.draftEmpties : undefined}
        required
      />
      {isSent && (
        <div className="grid2">
          <DateField control={control} name="sentOn" label={t.sentOn} leaning="past" required />
          {hasAnswer && <DateField control={control} name="answeredOn" label={t.answeredOn} leaning="past" />}
        </div>
      )}
      {hasAnswer && <TextAreaField control={control} name="answer" label={t.answer} />}
    </>
  );
}
