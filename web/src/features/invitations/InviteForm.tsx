import './invitations.css';
import { useController } from 'react-hook-form';
import Eye from 'lucide-react/icons/eye';
import * as z from 'zod/mini';
import { email } from '@tzemed/contract/account/auth';
import { roles, type Role } from '@tzemed/contract/sharing/invitations';
import type { Code } from '@tzemed/contract/text/messages';
import { trimEmail } from '@tzemed/contract/text/plain-text';
import { permissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { errorAtField } from '../../shared/form/error-at-field.ts';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { describePermissions } from '../../shared/permissions/describe-permissions.ts';
import { shareUntilInForm } from '../../shared/permissions/share-until.ts';
import { ShareUntilField } from '../../shared/permissions/ShareUntilField.tsx';
import { PermissionPicker } from '../../shared/permissions/PermissionPicker.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { OptionBox } from '../../ui/field/OptionBox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useInvitations } from './api.ts';
import { PetCheckboxes } from './PetCheckboxes.tsx';
import { invitationTexts } from './texts.ts';

/** One set of permissions for all selected pets; each can be changed separately once the guest has joined. */
const inviteForm = z
  .object({ email: email(), role: z.enum(roles), shares: z.array(z.string()), permissions, until: shareUntilInForm() })
  .check(
    z.refine(({ role, shares }) => role === 'owner' || shares.length > 0, {
      path: ['shares'],
      error: 'petsRequired' satisfies Code,
      // Runs together with the other checks, not only after they pass.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type InviteProps = {
  /** Household, and those of its pets that can be shared. */
  householdId: string;
  pets: readonly NamedPet[];
  /** Initial values of the form. */
  role?: Role;
  petIds?: readonly string[];
  /** True on the page of the only pet, which is then no question. */
  isOfPet?: boolean;
  /** Existing guests, and a callback to change their permissions. */
  guests?: readonly { userId: string; email: string | null }[];
  onRights?: (userId: string) => void;
  onDone: () => void;
};

/** Asks somebody into the home: by mail, whether or not the address has an account. */
export function InviteForm({
  householdId,
  pets,
  role = 'guest',
  petIds,
  isOfPet = false,
  guests,
  onRights,
  onDone,
}: InviteProps) {
  const t = useTexts(invitationTexts);
  const { lang } = useLanguage();
  const { create, withdraw } = useInvitations();
  const form = useSchemaForm(inviteForm, {
    email: '',
    role,
    shares: [...(petIds ?? [])],
    permissions: presets.caretaker,
    until: null,
  });
  const { control } = form;
  // Registered in their order on screen: the first invalid field takes the focus.
  const typed = useController({ control, name: 'email' });
  const picked = useController({ control, name: 'shares' });
  const until = useController({ control, name: 'until' });
  const rights = useController({ control, name: 'permissions' }).field;
  const as = useController({ control, name: 'role' }).field;
  const names = pets.filter(({ id }) => picked.field.value.includes(id)).map(({ name }) => name);
  const guest = guests?.find((one) => one.email?.toLowerCase() === trimEmail(typed.field.value).toLowerCase());

  async function submit({ shares, permissions: chosen, until: lastDay, ...values }: z.input<typeof inviteForm>) {
    const { invitation } = await create({
      ...values,
      householdId,
      shares: values.role === 'owner' ? [] : shares.map((petId) => ({ petId, permissions: chosen, until: lastDay })),
    }).catch(errorAtField('email', ['alreadyGuest', 'alreadyInvited', 'alreadyOwner']));
    const takeBack = () =>
      withdraw(invitation.id).then(
        () => toast.success(t.withdrawn, undefined, invitation.id),
        () => undefined,
      );
    toast.success(t.sent, { label: t.withdraw, onPress: () => void takeBack() }, invitation.id);
    onDone();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <div className="field">
        <TextField
          control={control}
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          required
          autoComplete="off"
          autoFocus
        />
        {typed.fieldState.error && guest && onRights && (
          <button type="button" className="link" onClick={() => onRights(guest.userId)}>
            {t.toRights}
          </button>
        )}
      </div>
      {as.value === 'guest' && (
        <>
          {!isOfPet && (
            <PetCheckboxes
              ref={picked.field.ref}
              label={t.pets}
              pets={pets}
              value={picked.field.value}
              onChange={picked.field.onChange}
              message={picked.fieldState.error?.message}
            />
          )}
          <ShareUntilField
            ref={until.field.ref}
            value={until.field.value}
            onChange={until.field.onChange}
            onBlur={until.field.onBlur}
            message={until.fieldState.error?.message}
          />
          <PermissionPicker value={rights.value} onChange={rights.onChange} />
          {names.length > 0 && (
            <p className="sum-note" role="status">
              <Eye size={17} aria-hidden="true" />
              <span>
                <b>{t.willBe}</b> {describePermissions(lang).they(rights.value, names)}
              </span>
            </p>
          )}
        </>
      )}
      <OptionBox
        label={t.role}
        options={(['guest', 'owner'] as const).map((value) => ({ value, label: t[value], text: t[`${value}Text`] }))}
        value={as.value}
        onChange={(chosen) => {
          // An owner has no last day, and a half-typed one would be refused out of sight.
          if (chosen === 'owner') until.field.onChange(null);
          as.onChange(chosen);
        }}
        isRow
      />
      <FormActions submit={t.send} submitting={t.sending} onCancel={onDone} />
    </Form>
  );
}
