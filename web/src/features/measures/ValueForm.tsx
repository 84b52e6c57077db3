import './measures.css';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import MessageSquare from 'lucide-react/icons/message-square';
import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import { isJump, likelyValue } from '@tzemed/contract/measures/measure-changes';
import { measurementPlaceTexts } from '@tzemed/contract/measures/measure-texts';
import { type BuiltInKind, convertibleUnits, type ConvertibleUnit } from '@tzemed/contract/measures/measure-values';
import { type Measurement, measurementPlaces, type MeasurementPlace } from '@tzemed/contract/measures/measurements';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { readNumber } from '@tzemed/contract/text/read-number';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useUndoCreate } from '../../shared/form/use-undo-create.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { saidOfChange } from '../../shared/save/said-of.ts';
import { savedRow, useSave } from '../../shared/save/use-save.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useDialogHead } from '../../ui/overlay/dialog-head.ts';
import { toast } from '../../ui/toast/toast.ts';
import { measurementsApi } from './api.ts';
import { measureTexts, weighTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf, shownNumber, valueFrom } from './value-scale.ts';
import { ValueField, type ValueFormValues } from './ValueField.tsx';
import { renamedErrors } from '../../shared/form/error-at-field.ts';

/** Measure of a new value; of a built-in kind that a pet does not have yet there is no id. */
export type TargetMeasure = Pick<Measure, 'kind' | 'name' | 'unit'> & { id?: string; latest: Measure['latest'] };

type Props = {
  pet: Pet;
  measure: TargetMeasure;
  onDone: (saved?: Measurement) => void;
};

const schema = z.object({
  value: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'valueRequired' }),
    z.refine((text) => text.trim() === '' || !Number.isNaN(readNumber(text) ?? 0), { error: 'numberInvalid' }),
  ),
  when: z.string(),
  date: z.string(),
  time: z.string(),
  note: z.string(),
  place: z.string(),
});

const spans = ['now', 'yesterday', 'other'] as const;
const dayMs = 86_400_000;

/** The instant that the form means. */
async function instantOf({ when, date, time }: ValueFormValues) {
  if (when === 'now') return new Date().toISOString();
  if (when === 'yesterday') return new Date(Date.now() - dayMs).toISOString();
  const { instantInZone } = await import('../../lib/time/instant-in-zone.ts');
  return instantInZone(date, time || '12:00', brand.timeZone);
}

const unitSent = (unit: string | null) =>
  convertibleUnits.includes(unit as ConvertibleUnit) ? (unit as ConvertibleUnit) : null;

type Jump = { readonly values: ValueFormValues; readonly value: number };

/** Records a value in two presses where it is the same as before: the form opens on that one. */
export function ValueForm({ pet, measure, onDone }: Props) {
  const t = useTexts(weighTexts);
  const words = useTexts(measureTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const { save } = useSave(measurementsApi);
  const takeBack = useUndoCreate('measurements');
  const [hasNote, showNote] = useState(false);
  const [jump, ask] = useState<Jump>();
  const { latest } = measure;
  const scale = scaleOf(measure, latest?.value ?? null, pet.species);
  /** A typed number has no zero behind its point: 284, and not 284.0. */
  const brief = (value: number) => formats.text(value, { ...scale, decimals: 0 });
  const form = useSchemaForm(schema, {
    value: latest
      ? shownNumber(latest.value, scale).toFixed(decimalsOf(shownNumber(latest.value, scale), scale.decimals))
      : '',
    when: 'now',
    date: today,
    time: '',
    note: '',
    place: '',
  });
  const { control } = form;
  const when = useWatch({ control, name: 'when' });

  async function send(values: ValueFormValues, value: number) {
    const { note, place } = values;
    const body = {
      petId: pet.id,
      ...(measure.id === undefined ? { kind: measure.kind as BuiltInKind } : { measureId: measure.id }),
      value,
      unit: unitSent(measure.unit),
      takenAt: await instantOf(values),
      note,
      place: (place || null) as MeasurementPlace | null,
    };
    const saved = savedRow(await save({ id: undefined, body }).catch(orAtFields));
    const shown = formats.text(value, scaleOf(measure, value, pet.species));
    toast.success(
      saidOfChange(said(shown), saved),
      takeBack(() => measurementsApi.calls.remove({ params: { id: saved.id } })),
      saved.id,
    );
    onDone(saved);
  }
  function said(value: string) {
    if (measure.kind !== 'weight') return t.kept({ name: formats.name(measure), value });
    return { male: t.weighedMale, female: t.weighedFemale, unknown: t.weighed }[pet.sex ?? 'unknown']({ value });
  }

  async function onSubmit(values: ValueFormValues) {
    const value = valueFrom(readNumber(values.value) ?? 0, scale);
    if (latest && isJump(latest.value, value)) return ask({ values, value });
    return send(values, value);
  }

  return (
    <>
      <div hidden={jump !== undefined}>
        <Form form={form} onSubmit={onSubmit}>
          <p className="measured-pet">
            <PetPortrait pet={pet} size={44} />
            <b>
              <bdi>{pet.name}</bdi>
            </b>
            {latest && (
              <span className="muted">
                {t.before({
                  value: formats.text(latest.value, scale),
                  when: f.distance(dayOf(new Date(latest.takenAt)), today),
                })}
              </span>
            )}
          </p>
          <ValueField control={control} label={formats.name(measure)} unit={formats.unit(scale)} scale={scale} />
          <div className="choice-row" role="group" aria-label={t.when}>
            {spans.map((span) => (
              <button
                key={span}
                type="button"
                className="pill small"
                aria-pressed={when === span}
                onClick={() => form.setValue('when', span)}
              >
                {t[span]}
              </button>
            ))}
          </div>
          {when === 'other' && (
            <div className="grid2">
              <DateField control={control} name="date" label={words.date} leaning="past" required />
              <TimeField control={control} name="time" label={words.time} />
            </div>
          )}
          {hasNote && (
            <>
              <TextAreaField control={control} name="note" label={t.note} rows={2} />
              <PlaceField control={control} />
            </>
          )}
          <Actions onNote={hasNote ? undefined : () => showNote(true)} />
        </Form>
      </div>
      {jump && latest && (
        <JumpQuestion
          title={t.jumpTitle({ value: brief(jump.value) })}
          text={(measure.kind === 'weight' ? t.jumpWeight : t.jumpValue)({
            day: f.day(dayOf(new Date(latest.takenAt))),
            name: pet.name,
            value: formats.text(latest.value, scale),
          })}
          yes={t.jumpYes({ value: brief(jump.value) })}
          likely={formats.text(likelyValue(latest.value, jump.value), scale)}
          onAnswer={(isAsTyped) => {
            ask(undefined);
            const value = isAsTyped ? jump.value : likelyValue(latest.value, jump.value);
            form.setValue('value', String(shownNumber(value, scale)));
            // Through the form, which shows what the server says at its fields.
            void form.handleSubmit((values) => sendChecked(values, value))();
          }}
        />
      )}
    </>
  );

  /** Sends an answered value; a refusal stands at the fields as it does after the button. */
  async function sendChecked(values: ValueFormValues, value: number) {
    try {
      await send(values, value);
    } catch (error) {
      const { errors = {}, message } = error as ApiError;
      for (const [name, said] of Object.entries(errors))
        if (name in values) form.setError(name as keyof ValueFormValues, { type: 'server', message: said });
      if (!Object.keys(errors).some((name) => name in values)) form.setError('root', { type: 'server', message });
    }
  }
}

/** The note is beside the button that saves: most values have none. */
function Actions({ onNote }: { onNote: (() => void) | undefined }) {
  const t = useTexts(weighTexts);
  const { isSubmitting } = useFormState();
  return (
    <div className="actions">
      {onNote && (
        <button type="button" className="btn line" onClick={onNote}>
          <MessageSquare size={18} aria-hidden="true" />
          {t.note}
        </button>
      )}
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t.saving : t.save}
      </button>
    </div>
  );
}

function PlaceField({ control }: { control: ReturnType<typeof useSchemaForm<typeof schema>>['control'] }) {
  const words = useTexts(measureTexts);
  const places = useTexts(measurementPlaceTexts);
  return (
    <ChoiceField
      control={control}
      name="place"
      label={words.place}
      choices={measurementPlaces.map((place) => ({ value: place, label: places[place] }))}
    />
  );
}

type Question = {
  title: string;
  text: string;
  yes: string;
  likely: string;
  onAnswer: (isAsTyped: boolean) => void;
};

/** Asks about a value that is many times the last one; both answers save. */
function JumpQuestion({ title, text, yes, likely, onAnswer }: Question) {
  useDialogHead({ title, words: text });
  return (
    <div className="actions">
      <button type="button" className="btn line" onClick={() => onAnswer(true)}>
        {yes}
      </button>
      <button type="button" className="btn" autoFocus onClick={() => onAnswer(false)}>
        {likely}
      </button>
    </div>
  );
}

/** Moves the server's message about the instant to the day. */
const orAtFields = renamedErrors((name) => (name === 'takenAt' ? 'date' : name));

/** Decimals of a shown number, at least those of its scale. */
const decimalsOf = (shown: number, least: number) => Math.max(least, (String(shown).split('.')[1] ?? '').length);
