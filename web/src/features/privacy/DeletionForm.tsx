import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { unregisterDevice } from '../../lib/session/unregister-device.ts';
import { claimLeaving } from '../../lib/session/claim-leaving.ts';
import { clearUserData } from '../../lib/session/clear-user-data.ts';
import { eraseUnsent } from '../../lib/session/erase-unsent.ts';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { currentSession, endSession } from '../../lib/session/session.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { leaveForLogin } from '../../shell/session/leave-for-login.ts';
import { useDialogHead } from '../../ui/overlay/dialog-head.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useDeleteNow, useRequestDeletion } from './deletion-api.ts';
import { deletionTexts } from './deletion-texts.ts';

/** An account without a password (Google) is proven by a fresh sign-in, which the server asks for. */
const withPassword = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
const withoutPassword = z.object({ password: z.string() });

type Props = { dueAt: string; hasPassword: boolean; onCancel: () => void };

/** Asks for the deletion in thirty days, or changes to deleting at once. */
export function DeletionForm({ dueAt, hasPassword, onCancel }: Props) {
  const t = useTexts(deletionTexts);
  const f = useFormats();
  const [isNow, setNow] = useState(false);
  const [request, deleteNow] = [useRequestDeletion(), useDeleteNow()];
  const form = useSchemaForm(hasPassword ? withPassword : withoutPassword, { password: '' });

  async function submit({ password }: { password: string }) {
    const proof = hasPassword ? { password } : {};
    // The server ends the session before it answers.
    const release = claimLeaving();
    try {
      const due = isNow ? await deleteNow.mutateAsync(proof) : (await request.mutateAsync(proof)).dueAt;
      const user = currentSession()?.user;
      if (user) await Promise.all([clearUserData(user.id), eraseUnsent(user.id)]);
      await unregisterDevice();
      const said = due ? t.asked({ day: f.day(dayOf(new Date(due))) }) : t.goodbye;
      setToastAfterNavigation(due ? 'info' : 'success', said);
      leaveForLogin();
      endSession();
    } catch (error) {
      // Another tab may have ended the session while the answer was lost: nobody else leaves this page any more.
      if (!currentSession()) leaveForLogin();
      throw error;
    } finally {
      release();
    }
  }

  return (
    <Form form={form} onSubmit={submit}>
      {isNow ? <Now /> : <Steps dueAt={dueAt} />}
      {hasPassword && (
        <TextField
          control={form.control}
          name="password"
          label={t.password}
          type="password"
          autoComplete="current-password"
          hint={t.passwordHint}
          required
        />
      )}
      <p>
        <button type="button" className={isNow ? 'link' : 'link deletion-sooner'} onClick={() => setNow(!isNow)}>
          {isNow ? t.ratherLater : t.ratherNow}
        </button>
      </p>
      <FormActions
        submit={isNow ? t.forGood : t.ask}
        submitting={isNow ? t.deleting : t.asking}
        onCancel={onCancel}
        isDanger
      />
    </Form>
  );
}

function Now() {
  const t = useTexts(deletionTexts);
  useDialogHead({ title: t.nowTitle, words: '', round: 1 });
  return <p className="deletion-now">{t.nowText}</p>;
}

function Steps({ dueAt }: { dueAt: string }) {
  const t = useTexts(deletionTexts);
  const f = useFormats();
  const end = dayOf(new Date(dueAt));
  const steps = [
    { tone: 'pine', when: t.today, what: t.todayText },
    { tone: 'line', when: t.until({ day: f.day(addDays(end, -1)) }), what: t.untilText },
    { tone: 'danger', when: f.day(end), what: t.endText },
  ];
  return (
    <ol className="deletion-steps" aria-label={t.steps}>
      {steps.map(({ tone, when, what }) => (
        <li key={tone} data-tone={tone}>
          <strong>{when}</strong>
          <span className="muted">{what}</span>
        </li>
      ))}
    </ol>
  );
}
