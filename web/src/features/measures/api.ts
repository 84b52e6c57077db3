import { measureFiles } from '@tzemed/contract/measures/measure-files';
import { measurements } from '@tzemed/contract/measures/measurements';
import { measures } from '@tzemed/contract/measures/measures';
import { addDays } from '@tzemed/contract/dates/days';
import type { Pet } from '@tzemed/contract/pets/pets';
import { callsOf } from '../../lib/api/api-client.ts';
import { belongingApi } from '../../shared/queries/belonging-api.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';

export const measuresApi = belongingApi('measures', measures, { area: 'medicalRecords' });
export const measurementsApi = belongingApi('measurements', measurements, { area: 'medicalRecords' });
export const fileApi = callsOf(measureFiles);
const api = callsOf(measures);
export const valueCalls = callsOf(measurements);

/** All measures of a pet: more than any has. */
export const allMeasures = { limit: 100 } as const;

/** Periods of a chart, in days; `all` has no beginning. */
export const periods = { quarter: 91, year: 365, all: null } as const;
export type Period = keyof typeof periods;

/** Values of a measure for a chart of so many columns. */
export function usePoints(
  pet: Pick<Pet, 'id' | 'permissions'>,
  measureId: string | undefined,
  { period, today, columns }: { period: Period; today: string; columns: number },
) {
  const days = periods[period];
  const query = { ...(days !== null && { from: addDays(today, -days) }), points: columns };
  return useQueryWithFallback({
    noun: 'measures',
    part: `points ${measureId}`,
    query,
    isAsked: measureId !== undefined && canAccess(pet, measuresApi.area, 'view'),
    load: (signal) => api.points({ params: { id: measureId! }, query }, { signal }),
  });
}

/** Lab values and own measures of other pets. */
export const useMeasureNames = (isAsked: boolean) =>
  useQueryWithFallback({
    noun: 'measures',
    part: 'names',
    isAsked,
    load: (signal) => api.names(undefined, { signal }),
  }).data?.names ?? [];
