import './pet-form.css';
import { useController } from 'react-hook-form';
import Camera from 'lucide-react/icons/camera';
import * as z from 'zod/mini';
import type { Code } from '@tzemed/contract/text/messages';
import { speciesTexts } from '@tzemed/contract/pets/pet-texts';
import { newPet, petInput, speciesList, type Look, type Pet } from '@tzemed/contract/pets/pets';
import { PetFace } from '../../../art/PetFace.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { EditForm } from '../../../shared/form/EditForm.tsx';
import { HouseholdSelect } from '../../../shared/households/HouseholdSelect.tsx';
import { DeletedElsewhereNotice } from '../../../shared/conflict/DeletedElsewhereNotice.tsx';
import { PetPortrait } from '../../../shared/pets/PetPortrait.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { flushPendingTags } from '../../../shared/tags/flush-pending-tags.ts';
import { useFormSave } from '../../../shared/save/use-form-save.ts';
import { AuthorLine } from '../../../shared/people/AuthorLine.tsx';
import { CheckField } from '../../../ui/field/CheckField.tsx';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { petsApi, useSetPhoto } from '../api.ts';
import { dayOfEstimate, isBirthDate } from './birth-date.ts';
import { FaceButton } from '../face/FaceButton.tsx';
import { FaceDescription } from '../face/FaceDescription.tsx';
import { hasMoreFields, MorePetFields, type MoreField } from './MorePetFields.tsx';
import { PhotoField, type ChosenPhoto } from '../photo/PhotoField.tsx';
import { photoFailure } from '../../../shared/photo/photo-validation.ts';
import { petFormTexts, petTexts } from '../texts.ts';
import { lookParts, useLook } from '../face/use-look.ts';

/** The pet and a photo that is sent after it. A birth date that is approximate may be a year, or a month of one. */
const petForm = z
  .extend(petInput, {
    householdId: newPet.shape.householdId,
    photo: z.nullable(z.custom<ChosenPhoto>()),
    birthDate: z.optional(z.nullable(z.string())),
  })
  .check(
    z.refine(({ birthDate, birthDateApproximate }) => isBirthDate(birthDate ?? '', birthDateApproximate === true), {
      path: ['birthDate'],
      error: 'dateInvalid' satisfies Code,
      // Runs together with the other checks, not only after they pass.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

type Values = z.input<typeof petForm>;

const blank = {
  name: '',
  breed: '',
  sex: null,
  neutered: null,
  birthDate: '',
  birthDateApproximate: false,
  color: '',
  chipNumber: '',
  chipDate: '',
  licenceNumber: '',
  licenceMunicipality: '',
  licenceValidUntil: '',
  allergies: '',
  conditions: '',
  insurer: '',
  policyNumber: '',
  insuranceRenewal: '',
  insuranceWaitingUntil: '',
  insurance: '',
  notes: '',
  ownFields: [],
  photo: null,
};
const valuesOf = (pet: Pet) => ({ ...pickSchemaFields(petInput, pet), photo: null });

type Props = {
  pet: Pet | null;
  /** Prefill of a new pet, treated as if it had been typed. */
  begun?: { name?: string } | undefined;
  /** The field that it is opened for. */
  sought?: MoreField | undefined;
  /** Given what was saved; nothing when it was let go. */
  onDone: (saved?: Pet) => void;
};

/** Adds a pet, or edits the one that is given. */
export function PetForm({ pet, begun, sought, onDone: close }: Props) {
  const t = useTexts(petTexts);
  const words = useTexts(petFormTexts);
  const speciesWords = useTexts(speciesTexts);
  const today = useToday();
  const { day } = useFormats();
  const setPhoto = useSetPhoto();
  const form = useSchemaForm(petForm, pet ? valuesOf(pet) : blank);
  const asKept = (values: Values) => ({ ...values, birthDate: dayOfEstimate(values.birthDate ?? '', today) });
  const saving = useFormSave(form, petsApi, { id: pet?.id, valuesOf, bodyOf, asKept });
  const draft = useDraft(form, `pets ${pet?.id ?? 'new'}`, {
    isEdit: pet !== null,
    adding: pet ? undefined : saving,
    begun: () => (begun?.name ? { name: begun.name } : undefined),
  });
  const onDone = draft.closing(close);
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;
  const { species, lookOf, others, known } = useLook(control, pet);

  async function bodyOf(typed: Values) {
    if (!(await flushPendingTags(control))) return undefined;
    const { photo: _, ...values } = asKept(typed);
    const tagIds = form.getValues('tagIds');
    // Saves the look on screen, and sends the same one again after a lost answer: by then the other pets may have
    // changed. While they are unknown, the server chooses.
    const look = known && lookOf(values.species);
    if (look) setLook(look);
    return { ...values, ...(tagIds && { tagIds }), ...look };
  }

  async function onSubmit(values: Values, then?: string) {
    const saved = await saving.save(values, then);
    if (!saved) return;
    // The dialog stays until the photo is there too: who leaves now would cut it off.
    const failure = values.photo ? await sendPhoto(saved.id, values.photo) : undefined;
    if (failure) toast.warning(t.photoFailed({ reason: failure }));
    else toast.success(pet ? t.saved : t.added);
    onDone(saved);
  }

  const sendPhoto = (id: string, photo: ChosenPhoto) =>
    setPhoto.mutateAsync({ id, ...photo }).then(() => undefined, photoFailure);
  const setLook = (look: Look) => {
    for (const part of lookParts) form.setValue(part, look[part], { shouldDirty: true });
  };

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={() => onDone()}
      notice={saving.isGone && <DeletedElsewhereNotice id={pet?.id} said={t.gone} onGiveUp={() => onDone()} />}
    >
      {!pet && (
        <>
          <p className="hint">{words.optionalRest}</p>
          <HouseholdSelect label={words.home} value={home.value} onChange={home.onChange} />
        </>
      )}
      <TextField control={control} name="name" label={words.name} required autoComplete="off" />
      <ChoiceField
        control={control}
        name="species"
        label={words.species}
        required
        choices={speciesList.map((value) => ({
          value,
          label: speciesWords[value],
          art: <PetFace species={value} {...lookOf(value)} size={28} />,
        }))}
      />
      <PhotoField
        control={control}
        name="photo"
        face={
          species ? (
            <PetPortrait pet={{ id: '', photoId: null, ...pet, species, ...lookOf(species) }} size={72} isArch />
          ) : (
            <span className="photo-place">
              <Camera size={26} aria-hidden="true" />
            </span>
          )
        }
      >
        {species && (
          <FaceButton
            control={control}
            species={species}
            look={lookOf(species)}
            others={others}
            hasPhoto={Boolean(pet?.photoId)}
            onSave={setLook}
          />
        )}
      </PhotoField>
      <FaceDescription />
      <ChoiceField
        control={control}
        name="sex"
        label={words.sex}
        choices={[
          { value: 'female', label: words.female },
          { value: 'male', label: words.male },
          { value: null, label: words.unknown },
        ]}
      />
      <div className="grid2 birth">
        <DateField control={control} name="birthDate" label={words.birthDate} />
        <CheckField control={control} name="birthDateApproximate" label={words.approximate} />
      </div>
      <GroupSummary
        names={['birthDate', 'birthDateApproximate']}
        label={words.birthDate}
        read={({ birthDate, birthDateApproximate }) =>
          birthDate ? `${day(birthDate as string)}${birthDateApproximate ? ` (${words.approximate})` : ''}` : undefined
        }
      />
      <MorePetFields
        control={control}
        species={species}
        pet={pet}
        isOpen={sought !== undefined || (pet !== null && hasMoreFields(pet))}
        sought={sought}
      />
      {pet && <AuthorLine row={pet} petId={pet.id} />}
    </EditForm>
  );
}
