import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import type { FieldSummary, FieldSummaries } from '../../ui/form/field-summary.ts';
import { isSameWhenStored } from './is-same-when-stored.ts';
import { mergeListEdits } from './merge-lists.ts';
import { peopleQuery } from '../people/use-people.ts';
import { mergeEdits, pickFields, type EditValues } from './three-way-merge.ts';
import {
  unresolvedRows,
  conflictRows,
  type ConflictSide,
  type CurrentVersion,
  type EditConflict,
} from './edit-conflict.ts';

type Versioned = FieldValues & { version?: number | undefined };
type Save<V> = (values: V, then?: string) => Promise<unknown>;
type Options<V> = {
  /** True when the edited item was deleted: that has priority over a conflict. */
  isGone: boolean;
  /** Form values as they would be stored, if that differs. */
  asKept?: (values: V) => V;
  /** Converts the opened and the current row into values of the form. */
  meeting?: MergeConflict<V> | undefined;
};
/** `besides`: what goes along with the version, and is chosen by nobody. */
type Meet<V> = { opened: V; theirs: V; standing: CurrentVersion; besides?: Partial<V> };
export type MergeConflict<V, Row = CurrentVersion> = (met: {
  opened: V;
  theirs: V;
  mine: V;
  standing: Row;
}) => Promise<Meet<V>>;

/**
 * An edit that began from an older version than the server has (409). `guard` goes around the form's save, and
 * `EditConflictView` comes in the form's place. If they changed no field of the form, it is saved on top of theirs.
 * `valuesOf` reads the form's values from the state that the answer carries.
 */
export function useEditConflict<V extends Versioned, Current extends object>(
  form: UseFormReturn<V>,
  valuesOf: (current: Current) => V,
  { isGone, asKept = (values) => values, meeting = async (met) => met }: Options<V>,
) {
  const queries = useQueryClient();
  const [readings] = useState<FieldSummaries>(() => new Map());
  const [edit, setEdit] = useState<EditConflict | null>(null);
  const { defaultValues, errors } = form.formState;
  // The form stands again: what is to be mended is in it, and what is gone is told there.
  if (edit && (isGone || Object.keys(errors).some((name) => name !== 'root'))) setEdit(null);

  const fill = (values: object) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
  };

  async function meet({ opened, theirs, standing, besides }: Meet<V>) {
    // A name that can't be had is done without.
    await queries.fetchQuery({ ...peopleQuery, staleTime: 0 }).catch(() => undefined);
    const states = mergeListEdits<EditValues>({ opened, mine: asKept(form.getValues()), theirs });
    const rows = conflictRows(states, [...readings.values()]);
    const groups = rows.map(({ reading }) => reading.names);
    fill({ ...mergeEdits(states, groups), version: theirs.version, ...besides });
    setEdit({ states, stands: theirs, standing, rows, chosen: new Map(), round: (edit?.round ?? 0) + 1, hurried: 0 });
  }

  async function guarded(save: Save<V>, values: V, then?: string): Promise<unknown> {
    try {
      return await save(values, then);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      const { current } = error.body as { current: Current };
      const began = (edit?.stands ?? defaultValues) as V;
      const [stands] = Object.values(current) as [CurrentVersion];
      const mine = form.getValues();
      const met = await meeting({ opened: began, theirs: valuesOf(current), mine, standing: stands });
      const { version, ...fields } = met.theirs;
      if (!Object.entries(fields).every(([name, value]) => isSameWhenStored(met.opened[name], value))) return meet(met);
      const known = { version, ...met.besides };
      fill(known);
      return guarded(save, { ...values, ...known }, then);
    }
  }

  return {
    readings,
    edit,
    guard:
      (save: Save<V>) =>
      async (values: V, then?: string): Promise<unknown> =>
        edit && unresolvedRows(edit).length > 0
          ? setEdit({ ...edit, hurried: edit.hurried + 1 })
          : guarded(save, values, then),
    choose: (reading: FieldSummary, side: ConflictSide) => {
      if (!edit) return;
      fill(pickFields(edit.states[side], reading.names));
      setEdit({ ...edit, chosen: new Map(edit.chosen).set(reading, side) });
    },
  };
}

export type EditConflictState = Pick<ReturnType<typeof useEditConflict>, 'readings' | 'edit' | 'choose'>;
