import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import type { Drag } from './move/use-drag.ts';
import type { Move } from './move/use-move.ts';

/** What can be done with what is in the calendar, whichever view it stands in. */
export type EntryActions = {
  petOf: (id: string) => NamedPet | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onTick: (entry: CalendarEntry) => void;
  onAdd: (day: string) => void;
  move: Move;
  drag: Drag;
};
