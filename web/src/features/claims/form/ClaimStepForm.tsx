import { useEffect } from 'react';
import { claimInput, type Claim } from '@tzemed/contract/money/claims';
import { dayIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { EditForm } from '../../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../../shared/conflict/DeletedElsewhereNotice.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useFormSave } from '../../../shared/save/use-form-save.ts';
import { DateField } from '../../../ui/date/DateField.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { claimsApi } from '../api.ts';
import type { ClaimStep } from '../page/ClaimActions.tsx';
import { claimFormTexts } from './form-texts.ts';
import { claimsTexts } from '../texts.ts';

const { petId, insurer, status, answer, reference, version } = claimInput.shape;
const all = { petId, insurer, status, version };
const day = dayIn();

/** Status, message and fields of each step. */
const steps = {
  markSent: { status: 'sent', said: 'nowSent', form: z.object({ ...all, sentOn: day, reference }) },
  sentAgain: { status: 'sent', said: 'nowSentAgain', form: z.object({ ...all, reference }) },
  moreAsked: { status: 'moreAsked', said: 'nowMoreAsked', form: z.object({ ...all, answeredOn: day, answer }) },
  refused: { status: 'refused', said: 'nowRefused', form: z.object({ ...all, answeredOn: day, answer }) },
} as const;
const words = { moreAsked: 'whatMore', refused: 'why' } as const;

type Values = {
  petId: string;
  insurer: string;
  status: Claim['status'];
  version?: number | undefined;
  sentOn?: string | null | undefined;
  answeredOn?: string | null | undefined;
  answer?: string | null | undefined;
  reference?: string | null | undefined;
};
type Props = { step: ClaimStep; claim: Claim; onDone: () => void };

/** Form for the next step of a claim: sent, more asked for, or refused. Its other fields stay as they are. */
export function ClaimStepForm({ step, claim, onDone: close }: Props) {
  const t = useTexts(claimFormTexts);
  const said = useTexts(claimsTexts);
  const today = useToday();
  const { form: schema, status, said: word } = steps[step];
  const valuesOf = (one: Claim) => pickSchemaFields(schema as (typeof steps)['markSent']['form'], one) as Values;
  const form = useSchemaForm(schema as unknown as z.core.$ZodType<unknown, Values>, valuesOf(claim));
  const { control, setValue } = form;
  useEffect(() => {
    setValue('status', status);
    if (step === 'markSent') setValue('sentOn', claim.sentOn ?? today);
    if (step !== 'moreAsked' && step !== 'refused') return;
    setValue('answeredOn', today);
    // The earlier answer is no part of this step.
    setValue('answer', '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it begins with
  }, []);
  const saving = useFormSave(form, claimsApi, { id: claim.id, valuesOf });
  const draft = useDraft(form, `claim-steps ${claim.id} ${step}`, { isEdit: true });
  const onDone = draft.closing(close);

  async function onSubmit(values: Values, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(t[word]);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={claim.id} said={said.gone} onGiveUp={onDone} />}
    >
      <GroupSummary names={['status']} label={t.status} read={({ status: as }) => t[as as Claim['status']]} />
      {step === 'sentAgain' && <p className="muted">{t.againHint}</p>}
      {step === 'markSent' && <DateField control={control} name="sentOn" label={t.sentOn} leaning="past" required />}
      {(step === 'moreAsked' || step === 'refused') && (
        <>
          <TextAreaField control={control} name="answer" label={t[words[step]]} />
          <DateField control={control} name="answeredOn" label={t.answeredOn} leaning="past" required />
        </>
      )}
      {(step === 'markSent' || step === 'sentAgain') && (
        <TextField control={control} name="reference" label={t.reference} hint={t.referenceHint} autoComplete="off" />
      )}
    </EditForm>
  );
}
