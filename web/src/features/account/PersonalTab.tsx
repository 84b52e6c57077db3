import { type Profile, profileInput } from '@tzemed/contract/profile';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { SessionUser } from '../../lib/token.ts';
import { DraftNotice } from '../../shared/DraftNotice.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { Bones } from '../../ui/Bones.tsx';
import { editable } from '../../ui/editable.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useProfile, useUpdateProfile } from './api.ts';
import { EmailState } from './EmailState.tsx';
import type { Message } from './message.ts';
import { accountTexts } from './texts.ts';
import { useCountries } from './use-countries.ts';

type Props = { user: SessionUser; onMessage: (message: Message | null) => void };

export function PersonalTab({ user, onMessage }: Props) {
  const t = useTexts(accountTexts);
  const { data, isPending, isError, isFetching, refetch } = useProfile();
  return (
    <section className="card" aria-label={t.personal}>
      <div className="pad account-personal">
        {isPending && <Bones count={3} />}
        <LoadBanner load={{ isFailed: isError && !data, isFetching, retry: () => void refetch() }} />
        {data && (
          <>
            <EmailState profile={data} isVerified={user.emailVerified} onMessage={onMessage} />
            <ProfileForm profile={data} onMessage={onMessage} />
          </>
        )}
      </div>
    </section>
  );
}

const valuesOf = (profile: Profile) => editable(profileInput, profile);

function ProfileForm({ profile, onMessage }: { profile: Profile; onMessage: Props['onMessage'] }) {
  const t = useTexts(accountTexts);
  const update = useUpdateProfile();
  const countries = useCountries();
  const form = useSchemaForm(profileInput, valuesOf(profile));
  const { control, reset } = form;
  const { dirtyFields } = form.formState;
  // Changed on another device, or by the link to a new address: what is being typed stays.
  useEffect(() => reset(valuesOf(profile), { keepDirtyValues: true }), [reset, profile]);

  const draft = useDraft(form, 'profile');

  async function submit(values: z.input<typeof profileInput>) {
    onMessage(null);
    // The address that stands would take back a request for another one.
    const body = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
    try {
      if (Object.keys(body).length > 0) reset(valuesOf(await update.mutateAsync(body)));
    } catch (error) {
      const isAtFields = error instanceof ApiError && error.errors;
      if (!isAtFields) onMessage({ tone: 'danger', text: t.notSaved });
      throw error;
    }
    onMessage({ tone: 'ok', text: t.saved });
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DraftNotice draft={draft} />
      <div className="grid2">
        <TextField control={control} name="name" label={t.name} required autoComplete="name" />
        <TextField
          control={control}
          name="email"
          label={t.email}
          type="email"
          hint={t.emailHint}
          required
          autoComplete="email"
        />
        <TextField control={control} name="phone" label={t.phone} type="tel" autoComplete="tel" />
        <TextField control={control} name="city" label={t.city} autoComplete="address-level2" />
        <TextField control={control} name="address" label={t.address} autoComplete="street-address" />
        <SelectField control={control} name="country" label={t.country} options={countries} />
      </div>
      <p className="muted">{t.whoSees}</p>
      <FormActions submit={t.save} submitting={t.saving} />
    </Form>
  );
}
