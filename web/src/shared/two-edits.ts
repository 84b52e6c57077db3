import type { formatsIn } from '../lib/format.ts';
import type { Reading } from '../ui/readings.ts';
import { changedBy, type Changed, type States, type Values } from './three-way.ts';

export type Side = 'mine' | 'theirs';

export type Row = { reading: Reading; changed: Changed };

/** What stands there now beside its fields. */
export type Standing = { updatedAt?: string | undefined; updatedBy: string };

/** An edit that met another, as it is shown. */
export type TwoEdits = {
  states: States;
  /** What stands there now. */
  stands: Values;
  standing: Standing;
  rows: readonly Row[];
  /** Where both have changed something: whose it is to be. */
  chosen: ReadonlyMap<Reading, Side>;
  /** Another one for each time that somebody was faster. */
  round: number;
  /** How often it was to be saved before all was chosen. */
  hurried: number;
};

/** What the form's fields say, one by one: those that say one thing together do not say it alone, too. */
export function rowsOf(states: States, readings: readonly Reading[]): TwoEdits['rows'] {
  const together = new Set(readings.filter(({ names }) => names.length > 1).flatMap(({ names }) => names));
  return readings
    .filter(({ names }) => names.length > 1 || !together.has(names[0]!))
    .map((reading) => ({ reading, changed: changedBy(states, reading.names) }));
}

/** What is still to be chosen. */
export const openOf = ({ rows, chosen }: TwoEdits) =>
  rows.filter(({ reading, changed }) => changed === 'both' && !chosen.has(reading)).map(({ reading }) => reading);

/** The state that it will be saved from, as far as it is chosen. */
export const resultOf = ({ states, chosen }: TwoEdits, { reading, changed }: Row) =>
  states[changed === 'both' ? (chosen.get(reading) ?? 'mine') : changed === 'mine' ? 'mine' : 'theirs'];

/** A value as people read it; '' for none. */
export function inWords(reading: Reading, values: Values, formats: ReturnType<typeof formatsIn>) {
  if (reading.read) return reading.read(values) ?? '';
  const value = values[reading.names[0]!] ?? '';
  return reading.as && value !== '' ? formats[reading.as](value as never) : String(value).trim();
}
