import type { formatsIn } from '../../lib/format.ts';
import type { FieldSummary } from '../../ui/form/field-summary.ts';
import { changedBy, type ChangedBy, type EditStates, type EditValues } from './three-way-merge.ts';

export type ConflictSide = 'mine' | 'theirs';

export type ConflictRow = { reading: FieldSummary; changed: ChangedBy };

/** Details of the stored version besides its fields. */
export type CurrentVersion = { updatedAt?: string | undefined; updatedBy: string };

/** Form values that a conflict is shown from. `besides`: values that go along with the version, and are chosen by nobody. */
export type MergedConflict<V> = { opened: V; theirs: V; standing: CurrentVersion; besides?: Partial<V> };

/** Converts the opened and the stored version into the values that are compared. */
export type MergeConflict<V, Row> = (met: {
  opened: V;
  theirs: V;
  mine: V;
  standing: Row;
}) => Promise<MergedConflict<V>>;

/** An edit that met another, as it is shown. */
export type EditConflict = {
  states: EditStates;
  /** Values of the stored version. */
  stands: EditValues;
  standing: CurrentVersion;
  rows: readonly ConflictRow[];
  /** Chosen side of each field that both have changed. */
  chosen: ReadonlyMap<FieldSummary, ConflictSide>;
  /** Another one for each time that somebody was faster. */
  round: number;
  /** Number of attempts to save before all was chosen. */
  hurried: number;
};

/** Rows of the form's fields: a field that belongs to a group has no row of its own. */
export function conflictRows(states: EditStates, readings: readonly FieldSummary[]): EditConflict['rows'] {
  const together = new Set(readings.filter(({ names }) => names.length > 1).flatMap(({ names }) => names));
  return readings
    .filter(({ names }) => names.length > 1 || !together.has(names[0]!))
    .map((reading) => ({ reading, changed: changedBy(states, reading.names) }));
}

/** Fields that still need a choice. */
export const unresolvedRows = ({ rows, chosen }: EditConflict) =>
  rows.filter(({ reading, changed }) => changed === 'both' && !chosen.has(reading)).map(({ reading }) => reading);

/** The state that it will be saved from, as far as it is chosen. */
export const resolvedValues = ({ states, chosen }: EditConflict, { reading, changed }: ConflictRow) =>
  states[changed === 'both' ? (chosen.get(reading) ?? 'mine') : changed === 'mine' ? 'mine' : 'theirs'];

/** A value as people read it; '' for none. */
export function formatFieldValue(reading: FieldSummary, values: EditValues, formats: ReturnType<typeof formatsIn>) {
  if (reading.read) return reading.read(values) ?? '';
  const value = values[reading.names[0]!] ?? '';
  return reading.as && value !== '' ? formats[reading.as](value as never) : String(value).trim();
}
