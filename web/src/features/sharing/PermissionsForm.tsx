import './sharing.css';
import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Timer from 'lucide-react/icons/timer';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { permissions, type Permissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import type { Grant } from '@tzemed/contract/sharing/sharing';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { actionTexts } from '../../shared/page/action-texts.ts';
import { petOptions } from '../../shared/pets/pet-options.tsx';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { shareUntilInForm } from '../../shared/permissions/share-until.ts';
import { ShareUntilField } from '../../shared/permissions/ShareUntilField.tsx';
import { PermissionPicker } from '../../shared/permissions/PermissionPicker.tsx';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useShares } from './api.ts';
import { sharingTexts } from './texts.ts';
import { useEndSharing } from './use-end-sharing.ts';

export type Guest = { userId: string; name: string; email: string | null; shares: readonly Grant[] };

/** Permissions of a guest and their last day, by pet id. */
const rightsForm = z.object({
  chosen: z.record(z.string(), permissions),
  ends: z.record(z.string(), shareUntilInForm()),
});

type Props = {
  guest: Guest;
  /** All of the home: those that are not shared yet can be. */
  pets: readonly NamedPet[];
  onDone: () => void;
};

/** Form for a guest's permissions, pet by pet; saved for all pets at once. */
export function PermissionsForm({ guest, pets, onDone }: Props) {
  const t = useTexts(sharingTexts);
  const actions = useTexts(actionTexts);
  const { lang } = useLanguage();
  const { create, update } = useShares();
  const ending = useEndSharing();
  const shareOf = (petId: string) => guest.shares.find((share) => share.petId === petId);
  const form = useSchemaForm(rightsForm, {
    chosen: Object.fromEntries(guest.shares.map((share) => [share.petId, share.permissions])),
    ends: Object.fromEntries(guest.shares.map((share) => [share.petId, share.until])),
  });
  const { value: chosen, onChange } = useController({ control: form.control, name: 'chosen' }).field;
  const ends = useController({ control: form.control, name: 'ends' });
  const wrong = ends.fieldState.error as Partial<Record<string, { message?: string }>> | undefined;
  const shown = pets.filter(({ id }) => chosen[id]);
  const [petId, show] = useState(shown[0]?.id ?? '');
  const [isRemoving, setRemoving] = useState(false);
  const pet = pets.find(({ id }) => id === petId);
  const name = isolateDirection(guest.name, lang);
  const choose = (id: string, rights: Permissions) => onChange({ ...chosen, [id]: rights });
  const share = shareOf(petId);

  async function submit({ chosen: all, ends: days }: z.input<typeof rightsForm>) {
    for (const [id, rights] of Object.entries(all)) {
      const before = shareOf(id);
      const until = days[id] ?? null;
      if (before && before.until === until && isSame(before.permissions, rights)) continue;
      await (before
        ? update({ petId: id, shareId: before.id, permissions: rights, until, version: before.version })
        : create({ petId: id, userEmail: guest.email ?? '', permissions: rights, until }));
    }
    toast.success(t.saved);
    onDone();
  }

  async function remove() {
    if (!share || !pet) return;
    await ending.end([share], t.removed({ pet: isolateDirection(pet.name, lang) }));
    onDone();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <div className="shared-pets">
        <ChoiceBox
          label={t.pet}
          choices={petOptions(shown).map(({ id, label, art }) => ({ value: id, label, art }))}
          value={petId}
          onChange={show}
          message={wrong && !wrong[petId] ? Object.values(wrong).find((one) => one?.message)?.message : undefined}
        />
        {guest.email &&
          pets
            .filter(({ id }) => !chosen[id])
            .map(({ id, name: other }) => (
              <button
                key={id}
                type="button"
                className="pill add"
                aria-label={t.sharePet({ name: other })}
                onClick={() => {
                  choose(id, presets.caretaker);
                  show(id);
                }}
              >
                <Plus size={16} aria-hidden="true" />
                <bdi>{other}</bdi>
              </button>
            ))}
      </div>
      {chosen[petId] && (
        <>
          <PermissionPicker key={petId} value={chosen[petId]} onChange={(rights) => choose(petId, rights)} />
          <ShareUntilField
            key={`${petId} until`}
            ref={ends.field.ref}
            value={ends.field.value[petId] ?? null}
            onChange={(day) => ends.field.onChange({ ...ends.field.value, [petId]: day })}
            onBlur={ends.field.onBlur}
            message={wrong?.[petId]?.message}
          />
        </>
      )}
      <p className="note">
        <Timer size={16} aria-hidden="true" />
        <span>{t.holdsNow({ name })}</span>
      </p>
      <div className="actions">
        {share && (
          <button type="button" className="btn line danger-line" onClick={() => setRemoving(true)}>
            {t.remove}
          </button>
        )}
        <button type="submit" className="btn" aria-disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? actions.saving : actions.save}
        </button>
      </div>
      <Confirm
        title={t.removeTitle({ pet: isolateDirection(pet?.name ?? '', lang), name })}
        question={t.removeText}
        action={t.remove}
        isOpen={isRemoving}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </Form>
  );
}

const isSame = (a: Permissions, b: Permissions) =>
  Object.entries(a).every(([area, level]) => b[area as keyof Permissions] === level);
