import { useEffect } from 'react';
import { claimInput, type Claim } from '@tzemed/contract/claims';
import { dayIn } from '@tzemed/contract/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { useChanges } from '../../shared/use-changes.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useGoneEdit } from '../../shared/use-gone-edit.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { ReadTogether } from '../../ui/readings.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { claimsApi } from './api.ts';
import type { Step } from './ClaimActs.tsx';
import { claimFormTexts } from './form-texts.ts';
import { claimsTexts } from './texts.ts';

const { petId, insurer, status, answer, reference, version } = claimInput.shape;
const all = { petId, insurer, status, version };
const day = dayIn();

/** What each of them says, and asks for. */
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
type Props = { step: Step; claim: Claim; onDone: () => void };

/** How a claim goes on: it was sent, more was asked for, or it was refused; what else it says stays as it is. */
export function StepForm({ step, claim, onDone: close }: Props) {
  const t = useTexts(claimFormTexts);
  const said = useTexts(claimsTexts);
  const today = useToday();
  const { save } = useChanges(claimsApi);
  const { form: schema, status, said: word } = steps[step];
  const valuesOf = (one: Claim) => editable(schema as (typeof steps)['markSent']['form'], one) as Values;
  const form = useSchemaForm(schema as unknown as z.core.$ZodType<unknown, Values>, valuesOf(claim));
  const { control, setValue } = form;
  useEffect(() => {
    setValue('status', status);
    if (step === 'markSent') setValue('sentOn', claim.sentOn ?? today);
    if (step !== 'moreAsked' && step !== 'refused') return;
    setValue('answeredOn', today);
    // What was said before is no part of it.
    setValue('answer', '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it begins with
  }, []);
  const gone = useGoneEdit(form, { save, restore: claimsApi.calls.restore });
  const draft = useDraft(form, `claim-steps ${claim.id} ${step}`, { isEdit: true });
  const onDone = draft.closing(close);
  const stale = useStaleEdit(form, ({ claim: current }: { claim: Claim }) => valuesOf(current), gone);

  const onSubmit = stale.guard(async (body, then) => {
    const saved = await gone.save({ id: claim.id, body }, then);
    if (!saved) return;
    toast.success(t[word]);
    onDone();
  });

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={gone.isGone && <GoneNotice id={claim.id} said={said.gone} onGiveUp={onDone} />}
    >
      <ReadTogether names={['status']} label={t.status} read={({ status: as }) => t[as as Claim['status']]} />
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
