import './pet-form.css';
import { useController } from 'react-hook-form';
import Camera from 'lucide-react/icons/camera';
import * as z from 'zod/mini';
import type { Code } from '@tzemed/contract/messages';
import { speciesTexts } from '@tzemed/contract/pet-texts';
import { newPet, petInput, speciesList, type Look, type Pet } from '@tzemed/contract/pets';
import { PetFace } from '../../art/faces.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { HomeChoice } from '../../shared/HomeChoice.tsx';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { useGoneEdit } from '../../shared/use-gone-edit.ts';
import { settleTags } from '../../shared/tags/settle-tags.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { WhoWrote } from '../../shared/WhoWrote.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { ReadTogether } from '../../ui/readings.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { usePetChanges, useSetPhoto } from './api.ts';
import { dayOfEstimate, isBirthDate } from './birth-date.ts';
import { FaceButton } from './FaceButton.tsx';
import { FaceReading } from './FaceReading.tsx';
import { hasRest, PetFormRest, type SoughtField } from './PetFormRest.tsx';
import { PhotoField, type ChosenPhoto } from './PhotoField.tsx';
import { photoFailure } from '../../shared/photo/photo-file.ts';
import { petFormTexts, petTexts } from './texts.ts';
import { lookParts, useLook } from './use-look.ts';

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
      // Beside what else is wrong, and not after it.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

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
const valuesOf = ({ pet }: { pet: Pet }) => ({ ...editable(petInput, pet), photo: null });

type Props = {
  pet: Pet | null;
  /** What a new one holds from the first, as if it had been typed. */
  begun?: { name?: string } | undefined;
  /** The field that it is opened for. */
  sought?: SoughtField | undefined;
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
  const { adding, save, bringBack } = usePetChanges();
  const setPhoto = useSetPhoto();
  const form = useSchemaForm(petForm, pet ? valuesOf({ pet }) : blank);
  const draft = useDraft(form, `pets ${pet?.id ?? 'new'}`, {
    isEdit: pet !== null,
    adding: pet ? undefined : adding,
    begun: () => (begun?.name ? { name: begun.name } : undefined),
  });
  const onDone = draft.closing(close);
  const gone = useGoneEdit(form, { save, restore: bringBack });
  const asKept = (values: z.input<typeof petForm>) => ({
    ...values,
    birthDate: dayOfEstimate(values.birthDate ?? '', today),
  });
  const stale = useStaleEdit(form, valuesOf, { ...gone, asKept });
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;
  const { species, lookOf, others, known } = useLook(control, pet);

  async function submit({ photo, ...values }: z.input<typeof petForm>, then?: string) {
    if (!(await settleTags(control))) return;
    const tagIds = form.getValues('tagIds');
    const birthDate = dayOfEstimate(values.birthDate ?? '', today);
    // What is seen is what is kept, and what is sent again after a lost answer: by then the pets may be others. While
    // they are not known it is the server's choice.
    const look = known && lookOf(values.species);
    if (look) setLook(look);
    const saved = await gone.save(
      { id: pet?.id, body: { ...values, ...(tagIds && { tagIds }), birthDate, ...look } },
      then,
    );
    if (!saved) return;
    // The dialog stays until the photo is there too: who leaves now would cut it off.
    const failure = photo ? await sendPhoto(saved.pet.id, photo) : undefined;
    if (failure) toast.warning(t.photoFailed({ reason: failure }));
    else toast.success(pet ? t.saved : t.added);
    onDone(saved.pet);
  }

  const sendPhoto = (id: string, photo: ChosenPhoto) =>
    setPhoto.mutateAsync({ id, ...photo }).then(() => undefined, photoFailure);
  const setLook = (look: Look) => {
    for (const part of lookParts) form.setValue(part, look[part], { shouldDirty: true });
  };

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={stale.guard(submit)}
      onDone={() => onDone()}
      notice={gone.isGone && <GoneNotice id={pet?.id} said={t.gone} onGiveUp={() => onDone()} />}
    >
      {!pet && (
        <>
          <p className="hint">{words.optionalRest}</p>
          <HomeChoice label={words.home} value={home.value} onChange={home.onChange} />
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
      <FaceReading />
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
      <ReadTogether
        names={['birthDate', 'birthDateApproximate']}
        label={words.birthDate}
        read={({ birthDate, birthDateApproximate }) =>
          birthDate ? `${day(birthDate as string)}${birthDateApproximate ? ` (${words.approximate})` : ''}` : undefined
        }
      />
      <PetFormRest
        control={control}
        species={species}
        pet={pet}
        isOpen={sought !== undefined || (pet !== null && hasRest(pet))}
        sought={sought}
      />
      {pet && <WhoWrote row={pet} petId={pet.id} />}
    </EditForm>
  );
}
