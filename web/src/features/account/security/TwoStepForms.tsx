import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { oneTimeCode, type secondFactor } from '@tzemed/contract/account/second-factor';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { factor, useAskAnew } from './api.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityTexts } from './texts.ts';

type Props = { task: 'setUp' | 'turnOff' | 'renew'; hasPassword: boolean; onDone: () => void };

export function TwoStepForms({ task, hasPassword, onDone }: Props) {
  const t = useTexts(securityTexts);
  const askAnew = useAskAnew('secondFactor');
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={async () => {
          if (task === 'setUp') await factor.enable({ body: { saved: true } });
          if (task === 'setUp') toast.success(t.isOn);
          askAnew();
          onDone();
        }}
      />
    );
  if (secret) return <CodeForm secret={secret} onCancel={onDone} onCodes={setCodes} />;
  return (
    <PasswordForm
      hasPassword={hasPassword}
      text={task === 'turnOff' ? t.turnOffText : task === 'renew' ? t.renewText : undefined}
      isDanger={task === 'turnOff'}
      onCancel={onDone}
      onPassword={async (body) => {
        if (task === 'setUp') return setSecret(await factor.begin({ body }));
        if (task === 'renew') return setCodes((await factor.renewCodes({ body })).recoveryCodes);
        await factor.remove({ body });
        toast.success(t.isOff);
        askAnew();
        onDone();
      }}
    />
  );
}

type Secret = ClientReply<(typeof secondFactor)['begin']>;

const withPassword = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
/** An account that enters through Google has none: the server asks for a sign-in of late. */
const withoutPassword = z.object({ password: z.string() });

type PasswordProps = {
  hasPassword: boolean;
  text: string | undefined;
  isDanger: boolean;
  onCancel: () => void;
  onPassword: (body: { password?: string }) => Promise<void>;
};

function PasswordForm({ hasPassword, text, isDanger, onCancel, onPassword }: PasswordProps) {
  const t = useTexts(securityTexts);
  const form = useSchemaForm(hasPassword ? withPassword : withoutPassword, { password: '' });
  return (
    <Form form={form} onSubmit={({ password }) => onPassword(hasPassword ? { password } : {})}>
      {text && <p>{text}</p>}
      {hasPassword && (
        <TextField
          control={form.control}
          name="password"
          label={t.password}
          type="password"
          autoComplete="current-password"
          hint={t.askPassword}
          autoFocus
          required
        />
      )}
      <FormActions
        submit={isDanger ? t.turnOff : t.next}
        submitting={t.checking}
        onCancel={onCancel}
        isDanger={isDanger}
      />
    </Form>
  );
}

const codeForm = z.object({ code: oneTimeCode() });
/** Groups as people read them out. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

type CodeProps = { secret: Secret; onCancel: () => void; onCodes: (codes: readonly string[]) => void };

function CodeForm({ secret, onCancel, onCodes }: CodeProps) {
  const t = useTexts(securityTexts);
  const form = useSchemaForm(codeForm, { code: '' });
  const { size, path } = secret.qr;
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const { recoveryCodes } = await factor.confirm({ body });
        form.reset();
        onCodes(recoveryCodes);
      }}
    >
      <div className="two-step-set-up">
        <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.qr} shapeRendering="crispEdges">
          <path d={path} />
        </svg>
        <div>
          <ol>
            <li>{t.scan}</li>
            <li>{t.type}</li>
          </ol>
          <p className="muted">{t.byHand}</p>
          <p>
            <code dir="ltr">{inFours(secret.secret)}</code>
          </p>
        </div>
      </div>
      <TextField
        control={form.control}
        name="code"
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <FormActions submit={t.next} submitting={t.checking} onCancel={onCancel} />
    </Form>
  );
}
