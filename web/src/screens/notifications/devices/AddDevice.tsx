import { useWatch } from 'react-hook-form';
import { type Device, type DeviceKind, newDevice } from '@tzemed/contract/notifications/devices';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { deviceTexts } from './device-texts.ts';
import { devicesApi } from '../../../shared/notifications/notification-devices.ts';

type Props = {
  /** Kinds that the server can reach, except browsers, which register themselves. */
  kinds: readonly DeviceKind[];
  onAdded: (device: Device) => void;
};

/** Adds a place that is no browser. */
export function AddDevice({ kinds, onAdded }: Props) {
  const t = useTexts(deviceTexts);
  const form = useSchemaForm(newDevice, { kind: kinds[0]!, address: '' });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const words: Partial<Record<DeviceKind, { label: string; hint: string }>> = {
    webhook: { label: t.webhookAddress, hint: t.webhookHint },
    sms: { label: t.smsAddress, hint: t.smsHint },
  };
  const asked = words[kind];
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        // The server makes what it is to be called there.
        const { device } = await devicesApi.create({ body: asked ? body : { ...body, address: '' } });
        onAdded(device);
      }}
    >
      <SelectField
        control={form.control}
        name="kind"
        label={t.kind}
        options={kinds.map((id) => ({ id, label: t[id] }))}
        required
      />
      {asked ? (
        <TextField
          control={form.control}
          name="address"
          {...asked}
          type={kind === 'sms' ? 'tel' : 'url'}
          autoComplete={kind === 'sms' ? 'tel' : 'off'}
          required
        />
      ) : (
        <p className="hint">{t.ntfyHint}</p>
      )}
      <FormActions submit={t.add} />
    </Form>
  );
}
