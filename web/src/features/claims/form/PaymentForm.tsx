import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useController, useFormContext, useWatch, type Control } from 'react-hook-form';
import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { LoadBanner } from '../../../shared/page/LoadBanner.tsx';
import { actionTexts } from '../../../shared/page/action-texts.ts';
import { PayerField } from '../../../shared/payers/PayerField.tsx';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { useAuth } from '../../../shell/session/auth-context.ts';
import { CheckField } from '../../../ui/field/CheckField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { pay, useClaimed } from '../api.ts';
import { payableParts, paymentForm, paymentOf, type PaymentValues, sharedOut } from './payment-form.ts';
import { paymentTexts } from './payment-texts.ts';
import { sumInShekels } from '../claim-sums.ts';

type Props = { claim: Claim; onDone: () => void };

/** Form for a payment by an insurer: by default all that is left, today. */
export function PaymentForm({ claim, onDone }: Props) {
  const load = useClaimed(claim.id);
  return (
    <>
      <LoadBanner load={load} />
      {load.isPending && <Loading />}
      {load.data && (
        <Fields claim={claim} expenses={load.data.filter(({ refundOf }) => refundOf === null)} onDone={onDone} />
      )}
    </>
  );
}

type FieldsProps = Props & { expenses: NonNullable<ReturnType<typeof useClaimed>['data']> };

function Fields({ claim, expenses, onDone }: FieldsProps) {
  const t = useTexts(paymentTexts);
  const actions = useTexts(actionTexts);
  const f = useFormats();
  const today = useToday();
  const { user } = useAuth();
  // Two lines of one list: the oldest first, as they are listed on the page.
  const parts = payableParts(expenses.toReversed());
  const left = sumInShekels(parts.map((part) => part.left));
  const payers = new Set(expenses.map((one) => one.paidBy));
  const [payer] = payers;
  const form = useSchemaForm(paymentForm, {
    amount: left > 0 ? left : undefined,
    date: today,
    isLast: true,
    // The insurer's earlier answer must not be lost.
    answer: claim.answer ?? '',
    isDivided: false,
    parts: sharedOut(left, parts),
    today,
    // If several people paid for the claimed expenses, the payment goes to one of them: by default to the current user.
    ...(payers.size > 1 && { paidBy: user?.id }),
  });
  const { control } = form;
  /** The claim as this began from it, or as it was told since. */
  const begun = useRef<Claim>(claim);
  const refresh = useRefresh('claims');
  const { mutateAsync } = useMutation({
    mutationFn: (body: ReturnType<typeof paymentOf>['body']) =>
      pay({ params: { id: claim.id }, body: { ...body, version: begun.current.version } }),
    ...refresh,
    // Not awaited: the payment is saved, whatever happens to the lists.
    onSuccess: (answer) => void refresh.onSuccess(answer, claim.id),
  });

  async function save(values: PaymentValues): Promise<void> {
    const { body, fieldOf } = paymentOf(values);
    try {
      await mutateAsync(body);
    } catch (error) {
      const now = standingIn(error);
      if (!now) throw atFields(error, fieldOf);
      const { paid } = begun.current;
      begun.current = now;
      // Edits of other fields do not block the payment; the same payment is not saved twice.
      if (now.paid === paid) return save(values);
      throw Object.assign(error as ApiError, { message: t.paidMeanwhile({ sum: f.ils(now.paid) }) });
    }
    toast.success(t.saved);
    onDone();
  }

  return (
    <Form form={form} onSubmit={save}>
      <MoneyField
        control={control}
        name="amount"
        label={t.amount}
        hint={t.left({ sum: f.ils(left), whole: f.ils(claim.claimed) })}
        required
      />
      <DayField control={control} />
      <CheckField control={control} name="isLast" label={t.isLast} hint={t.isLastHint} />
      {parts.length > 1 && <Division control={control} />}
      <PayerField
        control={control}
        petIds={[claim.petId]}
        label={t.gotBy}
        usual={payers.size === 1 ? payer : undefined}
      />
      <TextAreaField control={control} name="answer" label={t.answer} rows={2} />
      <FormActions submit={actions.save} submitting={actions.saving} onCancel={onDone} />
    </Form>
  );
}

/**
 * Division of the payment among the expenses: by the amount left of each, until the user types another amount for one.
 */
function Division({ control }: { control: Control<PaymentValues> }) {
  const t = useTexts(paymentTexts);
  const f = useFormats();
  const { clearErrors } = useFormContext<PaymentValues>();
  const field = useField(control, 'isDivided', { label: t.divide });
  const { field: typed, fieldState } = useController({ control, name: 'parts' });
  const [amount, parts] = useWatch({ control, name: ['amount', 'parts'] });
  const isOpen = field.value === true;
  const isTouched = fieldState.isDirty;
  useEffect(() => {
    // Divided anew as long as nobody has divided it otherwise.
    if (!isTouched || !isOpen) typed.onChange(sharedOut(amount, parts));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each sum that is typed
  }, [amount, isOpen]);
  const rest = sumInShekels([typeof amount === 'number' ? amount : 0, ...parts.map((part) => -(part.amount || 0))]);
  // An error about the parts as a whole is about the parts that were sent: a new rest clears it.
  useEffect(() => clearErrors('isDivided'), [rest, clearErrors]);
  const said = rest === 0 ? t.whole : rest > 0 ? t.missing({ sum: f.ils(rest) }) : t.over({ sum: f.ils(-rest) });
  return (
    <div className="claim-division" role="group" aria-label={t.divide}>
      <button
        ref={field.ref}
        type="button"
        className="pill small"
        aria-expanded={isOpen}
        aria-pressed={isOpen}
        onClick={() => field.change(!isOpen)}
      >
        {t.divide}
      </button>
      {isOpen ? (
        <>
          {parts.map((part, index) => (
            <MoneyField
              key={part.expenseId}
              control={control}
              name={`parts.${index}.amount` as const}
              label={part.description}
              hint={t.partLeft({ sum: f.ils(part.left) })}
            />
          ))}
          <div aria-live="polite">
            <GroupMessage id="claim-division-said" message={field.message} hint={said} />
          </div>
        </>
      ) : (
        <p className="hint">{t.divideHint}</p>
      )}
    </div>
  );
}

/** The claim as it stands, where somebody has changed it since. */
const standingIn = (error: unknown) =>
  error instanceof ApiError && error.code === 'stale'
    ? (error.body as { current: { claim: Claim } }).current.claim
    : null;

/** Moves an error of a part to the field in which the part was typed. */
function atFields(error: unknown, fieldOf: (name: string) => string) {
  if (!(error instanceof ApiError) || !error.errors) return error;
  const errors = Object.fromEntries(Object.entries(error.errors).map(([name, said]) => [fieldOf(name), said]));
  return Object.assign(error, { errors: { ...errors, ...(errors.parts && { isDivided: errors.parts }) } });
}
