import { type Device, devices } from '@tzemed/contract/notifications/devices';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { deviceTexts } from './device-texts.ts';
import { devicesApi } from '../../../shared/notifications/notification-devices.ts';

/** Shows by the code that was sent to it that a number is one's own. */
export function VerifyNumber({ device, onVerified }: { device: Device; onVerified: () => void }) {
  const t = useTexts(deviceTexts);
  const form = useSchemaForm(devices.verify.body, { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await devicesApi.verify({ params: { deviceId: device.id }, body });
        onVerified();
      }}
    >
      <TextField
        control={form.control}
        name="code"
        label={t.code}
        hint={t.codeHint}
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <FormActions submit={t.verify} />
    </Form>
  );
}
