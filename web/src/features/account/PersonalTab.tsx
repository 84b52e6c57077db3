import { type Profile, profileInput } from '@tzemed/contract/account/profile';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { SessionUser } from '../../lib/session/token.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useProfile, useUpdateProfile } from './api.ts';
import { PendingEmailNotice } from './PendingEmailNotice.tsx';
import type { ProfileMessage } from './profile-message.ts';
import { accountTexts } from './texts.ts';
import { useCountries } from './use-countries.ts';

type Props = { user: SessionUser; onMessage: (message: ProfileMessage | null) => void };

export function PersonalTab({ user, onMessage }: Props) {
  const t = useTexts(accountTexts);
  const { data, isPending, isError, isFetching, refetch } = useProfile();
  return (
    <section className="card" aria-label={t.personal}>
      <div className="pad account-personal">
        {isPending && <Skeleton count={3} />}
        <LoadBanner load={{ isFailed: isError && !data, isFetching, retry: () => void refetch() }} />
        {data && (
          <>
            <PendingEmailNotice profile={data} isVerified={user.emailVerified} onMessage={onMessage} />
            <ProfileForm profile={data} onMessage={onMessage} />
          </>
        )}
      </div>
    </section>
  );
}

const valuesOf = (profile: Profile) => pickSchemaFields(profileInput, profile);

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
