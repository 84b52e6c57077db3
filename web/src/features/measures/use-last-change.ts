import { dayOf } from '@tzemed/contract/dates/days';
import { roundValue } from '@tzemed/contract/measures/measure-values';
import type { Measure } from '@tzemed/contract/measures/measures';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { measurementsApi } from './api.ts';
import { measureTexts } from './texts.ts';
import { useMeasureFormats } from './use-measure-formats.ts';
import { scaleOf } from './value-scale.ts';

/** Values that are loaded. */
const shown = 6;

type WithLatest = Measure & { latest: NonNullable<Measure['latest']> };

/** The last values of a measure, the oldest first, and the newest in words: when it was, and how it differs from the one before. */
export function useLastChange(pet: Pick<Pet, 'id' | 'species' | 'permissions'>, measure: WithLatest) {
  const t = useTexts(measureTexts);
  const f = useFormats();
  const formats = useMeasureFormats();
  const today = useToday();
  const { latest } = measure;
  const scale = scaleOf(measure, latest.value, pet.species);
  const asked = { measureId: measure.id, limit: shown };
  const rows = (useListOf(measurementsApi, pet, asked, 'weights').rows ?? []).toReversed();
  const before = rows.at(-2);
  const difference = before ? roundValue(latest.value - before.value) : 0;
  const amount = formats.text(Math.abs(difference), scale);
  const when = before && f.distance(before.date, dayOf(new Date(latest.takenAt)));
  const change =
    when && (difference === 0 ? t.sameAs({ when }) : (difference < 0 ? t.lessThan : t.moreThan)({ amount, when }));
  return {
    rows,
    scale,
    number: formats.number(latest.value, scale),
    unit: formats.unit(scale),
    text: formats.text(latest.value, scale),
    said: [f.briefDay(dayOf(new Date(latest.takenAt)), today), change].filter(Boolean).join(' · '),
  };
}
