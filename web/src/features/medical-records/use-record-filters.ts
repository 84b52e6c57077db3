import { recordTypes } from '@tzemed/contract/medical-records';
import { isAnyText, isDay, isOneOf, useFilters } from '../../shared/use-filters.ts';

export const useRecordFilters = () =>
  useFilters({ petId: isAnyText, type: isOneOf(recordTypes), from: isDay, to: isDay });
