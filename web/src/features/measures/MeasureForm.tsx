import { useWatch } from 'react-hook-form';
import { measureKindTexts } from '@tzemed/contract/measures/measure-texts';
import {
  conversionOf,
  isBuiltIn,
  isSameUnit,
  measureKinds,
  type MeasureKind,
  unitsOf,
} from '@tzemed/contract/measures/measure-values';
import { type Measure, measureInput, type measures } from '@tzemed/contract/measures/measures';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BelongingForm, belongingForm, type FieldsOf } from '../../shared/form/belonging-form.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { useVets } from '../../shared/vets/use-vets.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { allMeasures, measuresApi, useMeasureNames } from './api.ts';
import { measureTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf, shownNumber, valueFrom } from './value-scale.ts';

const measureForm = z.extend(measureInput, {
  // Texts as they are typed: a built-in kind has no name, and the server says which kinds need one.
  name: z.string(),
  unit: z.string(),
  /** Grams of one shown unit of weight. */
  weightFactor: z.number(),
  /** Unit and numbers as they stood, as JSON; '' of a new measure. */
  stood: z.string(),
});
type Values = z.input<typeof measureForm>;
type Stood = Pick<Measure, 'unit' | 'low' | 'high' | 'target'> & { readonly hasValues: boolean };

const numbers = ['low', 'high', 'target'] as const;
const kilogram = 1000;

/** Limits and target of a weight are typed in the unit in which its values are shown. */
const factorOf = ({ kind, latest, target }: Measure) =>
  kind === 'weight' ? scaleOf({ kind, unit: 'g' }, latest?.value ?? target ?? kilogram * 10).factor : 1;

function valuesOf(row: Measure): Values {
  const factor = factorOf(row);
  const shown = (value: number | null) => (value === null ? null : shownNumber(value, { factor }));
  const { unit, low, high, target } = row;
  return {
    ...pickSchemaFields(measureInput, row),
    limitsBy: row.limitsBy ?? '',
    targetBy: row.targetBy ?? '',
    name: row.name ?? '',
    unit: unit ?? '',
    low: shown(low),
    high: shown(high),
    target: shown(target),
    weightFactor: row.kind === 'weight' ? factor : kilogram,
    stood: JSON.stringify({ unit, low, high, target, hasValues: row.latest !== null } satisfies Stood),
  };
}

const stoodIn = ({ stood }: Pick<Values, 'stood'>) => (stood ? (JSON.parse(stood) as Stood) : undefined);

/**
 * A unit that becomes another is sent with the wish to convert, and numbers that nobody touched are left to go with it. One that
 * can't be converted is the same in another spelling: the form has asked, since there are values.
 */
function bodyOf({ name, unit, weightFactor, stood, ...rest }: Values) {
  const factor = rest.kind === 'weight' ? weightFactor : 1;
  const before = stoodIn({ stood });
  const isChanged = before !== undefined && !isBuiltInWithoutUnit(rest.kind) && !isSameUnit(before.unit, unit || null);
  const isRespelled = isChanged && before.hasValues && !conversionOf(rest.kind, before.unit, unit || null);
  const stored = Object.fromEntries(
    numbers.map((field) => {
      const shown = rest[field];
      const value = shown == null ? null : valueFrom(shown, { factor });
      return [field, isChanged && value === before[field] ? undefined : value] as const;
    }),
  ) as Partial<Record<(typeof numbers)[number], number | null>>;
  // A new one without a name is refused with all else that is wrong; an edit that leaves it out would keep the old one.
  const said = (text: string) => (text.trim() === '' && before === undefined ? undefined : text);
  return {
    ...rest,
    ...stored,
    name: isBuiltIn(rest.kind) ? undefined : said(name),
    unit: isBuiltIn(rest.kind) && unit.trim() === '' ? undefined : said(unit),
    ...(isChanged && (isRespelled ? { respell: true } : { convert: true })),
  };
}

const isBuiltInWithoutUnit = (kind: MeasureKind) => isBuiltIn(kind) && unitsOf[kind].length < 2;

function Fields({ control, row, isNew }: FieldsOf<typeof measureForm, Measure>) {
  const t = useTexts(measureTexts);
  const kinds = useTexts(measureKindTexts);
  const formats = useMeasureFormats();
  const [kind, petId, weightFactor] = useWatch({ control, name: ['kind', 'petId', 'weightFactor'] });
  const { rows = [] } = useListOf(measuresApi, { id: petId }, allMeasures);
  const names = useMeasureNames(isNew);
  const { vets } = useVets();
  const people = vets.map(({ name }) => name);
  const taken = new Set<string>(rows.map((one) => one.kind).filter(isBuiltIn));
  const offered = measureKinds.filter((one) => !taken.has(one) || one === row?.kind);
  const units = isBuiltIn(kind) ? unitsOf[kind] : [];
  const unit = kind === 'weight' ? formats.unit({ unit: weightFactor === 1 ? 'g' : 'kg' }) : '';
  const unitProps = unit ? { unit } : {};
  return (
    <>
      {isNew && (
        <SelectField
          control={control}
          name="kind"
          label={t.kind}
          required
          options={offered.map((one) => ({ id: one, label: isBuiltIn(one) ? kinds[one] : t[one] }))}
        />
      )}
      {!isBuiltIn(kind) && (
        <div className="grid2">
          <TextField
            control={control}
            name="name"
            label={t.name}
            required
            autoComplete="off"
            suggestions={names.map(({ name }) => name)}
          />
          <TextField
            control={control}
            name="unit"
            label={t.unit}
            required
            autoComplete="off"
            suggestions={[...new Set(names.map((one) => one.unit))]}
          />
        </div>
      )}
      {units.length > 1 && (
        <SelectField
          control={control}
          name="unit"
          label={t.unit}
          placeholder={units[0]!}
          options={units.map((one) => ({ id: one, label: one }))}
        />
      )}
      <div className="grid2">
        <NumberField control={control} name="low" label={t.low} {...unitProps} />
        <NumberField control={control} name="high" label={t.high} {...unitProps} />
      </div>
      <TextField control={control} name="limitsBy" label={t.limitsBy} autoComplete="off" suggestions={people} />
      <div className="grid2">
        <NumberField control={control} name="target" label={t.target} {...unitProps} />
        <TextField control={control} name="targetBy" label={t.targetBy} autoComplete="off" suggestions={people} />
      </div>
    </>
  );
}

/** Asks before all values are converted, or are said to be of a unit that was only misspelled. */
function useConversionQuestion() {
  const t = useTexts(measureTexts);
  return async ({ unit, kind, stood }: Values, { latest }: Measure) => {
    const from = stoodIn({ stood })?.unit ?? null;
    if (!latest || from === null || !unit || isSameUnit(from, unit)) return undefined;
    if (!conversionOf(kind, from, unit))
      return isBuiltIn(kind)
        ? undefined
        : { title: t.respellTitle, question: t.respellText({ from, to: unit }), action: t.respell };
    return { title: t.convertTitle({ from, to: unit }), question: t.convertText, action: t.convert };
  };
}

/** Form of a measure, with its limits, its target, and the people who set them. */
export const MeasureForm: BelongingForm<typeof measures> = belongingForm(measureForm, Fields, {
  blank: {
    kind: 'own',
    name: '',
    unit: '',
    low: null,
    high: null,
    limitsBy: '',
    target: null,
    targetBy: '',
    weightFactor: kilogram,
    stood: '',
  },
  valuesOf,
  bodyOf,
  isSingle: true,
  useQuestion: useConversionQuestion,
  nameOf: ({ name }) => name ?? '',
});
