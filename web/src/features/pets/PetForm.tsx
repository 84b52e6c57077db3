import './pet-form.css';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { chooseLook } from '@tzemed/contract/choose-look';
import type { Code } from '@tzemed/contract/messages';
import { isFullChipNumber, petInput, speciesList, type Pet, type Species } from '@tzemed/contract/pets';
import { PetFace } from '../../art/faces.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { PetPortrait } from '../../shared/PetPortrait.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { editable } from '../../ui/editable.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useBreeds, usePetChanges, useSetPhoto } from './api.ts';
import { dayOfEstimate, isBirthDate } from './birth-date.ts';
import { photoFailure } from './photo-file.ts';
import { HueField } from './HueField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { petFormTexts, petTexts, speciesTexts } from './texts.ts';

/** The pet and a photo that is sent after it. A birth date that is approximate may be a year, or a month of one. */
const petForm = z
  .extend(petInput, { photo: z.nullable(z.file()), birthDate: z.optional(z.nullable(z.string())) })
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
  licenceNumber: '',
  allergies: '',
  conditions: '',
  insurance: '',
  notes: '',
  photo: null,
};
const lookParts = ['hue', 'ears', 'patch', 'collar', 'tag'] as const;

const valuesOf = ({ pet }: { pet: Pet }) => ({ ...editable(petInput, pet), photo: null });

type Props = { pet: Pet | null; onDone: () => void };

/** Adds a pet, or edits the one that is given. */
export function PetForm({ pet, onDone }: Props) {
  const t = useTexts(petTexts);
  const words = useTexts(petFormTexts);
  const speciesWords = useTexts(speciesTexts);
  const today = useToday();
  const { save } = usePetChanges();
  const setPhoto = useSetPhoto();
  const form = useSchemaForm(petForm, pet ? valuesOf({ pet }) : blank);
  const stale = useStaleEdit(form, valuesOf);
  const { control } = form;
  const [species, chipNumber, hue, ears, patch, collar, tag] = useWatch({
    control,
    name: ['species', 'chipNumber', 'hue', 'ears', 'patch', 'collar', 'tag'],
  });
  const { pets, data: known } = usePets();
  const lookOf = (species: Species) => chooseLook(species, pets, { hue, ears, patch, collar, tag });
  /** The face before a species is chosen. */
  const face = species ?? 'dog';
  const breeds = useBreeds(species);
  const orUnknown = <T,>(choices: { value: T; label: string }[]) => [...choices, { value: null, label: words.unknown }];

  async function submit({ photo, ...values }: z.input<typeof petForm>) {
    const birthDate = dayOfEstimate(values.birthDate ?? '', today);
    // What is seen is what is kept, and what is sent again after a lost answer: by then the pets may be others. While
    // they are not known it is the server's choice.
    const look = known && lookOf(face);
    if (look) for (const part of lookParts) form.setValue(part, look[part]);
    const saved = await save({ id: pet?.id, body: { ...values, birthDate, ...look } });
    // The dialog stays until the photo is there too: who leaves now would cut it off.
    const failure = photo ? await sendPhoto(saved.pet.id, photo) : undefined;
    if (failure) toast.warning(t.photoFailed({ reason: failure }));
    else toast.success(pet ? t.saved : t.added);
    onDone();
  }

  const sendPhoto = (id: string, file: File) => setPhoto.mutateAsync({ id, file }).then(() => undefined, photoFailure);

  return (
    <EditForm form={form} stale={stale} onSubmit={stale.guard(submit)} onDone={onDone}>
      {!pet && <p className="hint">{words.optionalRest}</p>}
      <Section title={words.about}>
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
            pet ? (
              <PetPortrait pet={{ ...pet, species: face, ...lookOf(face) }} size={72} />
            ) : (
              <PetFace species={face} {...lookOf(face)} size={72} />
            )
          }
        />
        <HueField
          label={words.hue}
          value={lookOf(face).hue}
          onChange={(hue) => form.setValue('hue', hue, { shouldDirty: true })}
        />
        <TextField
          control={control}
          name="breed"
          label={words.breed}
          hint={breeds.length > 0 ? words.breedHint : undefined}
          suggestions={breeds}
          autoComplete="off"
        />
        <ChoiceField
          control={control}
          name="sex"
          label={words.sex}
          choices={orUnknown([
            { value: 'female', label: words.female },
            { value: 'male', label: words.male },
          ])}
        />
        <div className="grid2 birth">
          <DateField control={control} name="birthDate" label={words.birthDate} />
          <CheckField control={control} name="birthDateApproximate" label={words.approximate} />
        </div>
      </Section>
      <Section title={words.identity}>
        <div className="grid2">
          <TextField
            control={control}
            name="chipNumber"
            label={words.chipNumber}
            warning={chipNumber && !isFullChipNumber(chipNumber) ? words.chipWarning : undefined}
            autoComplete="off"
          />
          <TextField control={control} name="licenceNumber" label={words.licenceNumber} autoComplete="off" />
        </div>
        <TextField control={control} name="color" label={words.color} autoComplete="off" />
      </Section>
      <Section title={words.health}>
        <ChoiceField
          control={control}
          name="neutered"
          label={words.neutered}
          choices={orUnknown([
            { value: true, label: words.yes },
            { value: false, label: words.no },
          ])}
        />
        <TextAreaField control={control} name="allergies" label={words.allergies} rows={2} />
        <TextAreaField control={control} name="conditions" label={words.conditions} rows={2} />
      </Section>
      <Section title={words.more}>
        <TextField control={control} name="insurance" label={words.insurance} autoComplete="off" />
        <TextAreaField control={control} name="notes" label={words.notes} rows={3} />
      </Section>
    </EditForm>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="form-section">
    <legend>{title}</legend>
    {children}
  </fieldset>
);
