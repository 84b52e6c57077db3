import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import type { Drag } from './move/use-drag.ts';

/** Actions on entries of the calendar, the same in every view. */
export type EntryActions = {
  petOf: (id: string) => NamedPet | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onTick: (entry: CalendarEntry) => void;
  /** Undefined for a guest who may add nothing. */
  onAdd: ((day: string) => void) | undefined;
  /** `from`: the `data-entry` of the element that the focus returns to. */
  onMove: (entry: CalendarEntry, from?: string) => void;
  drag: Drag;
};
