import type { CalendarEntry } from '@tzemed/contract/calendar';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import type { Drag } from './use-drag.ts';
import type { Move } from './use-move.ts';

/** What can be done with what is in the calendar, whichever view it stands in. */
export type Ways = {
  petOf: (id: string) => NamedPet | undefined;
  onOpen: (entry: CalendarEntry) => void;
  onTick: (entry: CalendarEntry) => void;
  onAdd: (day: string) => void;
  move: Move;
  drag: Drag;
};
