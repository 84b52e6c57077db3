import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api-error.ts';
import type { Reading, Readings } from '../ui/readings.ts';
import { isSame } from './is-same.ts';
import { withLists } from './own-lists.ts';
import { peopleQuery } from './use-people.ts';
import { merged, picked, type Values } from './three-way.ts';
import { openOf, rowsOf, type Side, type Standing, type TwoEdits } from './two-edits.ts';

type Versioned = FieldValues & { version?: number | undefined };
type Save<V> = (values: V, then?: string) => Promise<unknown>;
type Options<V> = {
  /** What was edited has been deleted: that comes first. */
  isGone: boolean;
  /** What the form holds as it would be kept, where that is not the same. */
  asKept?: (values: V) => V;
  /** What it began from, and what stands there now, in the way in which the form holds what is to be saved. */
  meeting?: Meeting<V> | undefined;
};
/** `besides`: what goes along with the version, and is chosen by nobody. */
type Meet<V> = { opened: V; theirs: V; standing: Standing; besides?: Partial<V> };
export type Meeting<V, Row = Standing> = (met: { opened: V; theirs: V; mine: V; standing: Row }) => Promise<Meet<V>>;

/**
 * An edit that began from an older version than the server has (409). `guard` goes around the form's save, and
 * `TwoEditsView` comes in the form's place. Where they have changed nothing that the form has, it goes on top of theirs.
 * `valuesOf` reads the form's values from the state that the answer carries.
 */
export function useStaleEdit<V extends Versioned, Current extends object>(
  form: UseFormReturn<V>,
  valuesOf: (current: Current) => V,
  { isGone, asKept = (values) => values, meeting = async (met) => met }: Options<V>,
) {
  const queries = useQueryClient();
  const [readings] = useState<Readings>(() => new Map());
  const [edit, setEdit] = useState<TwoEdits | null>(null);
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
    const states = withLists<Values>({ opened, mine: asKept(form.getValues()), theirs });
    const rows = rowsOf(states, [...readings.values()]);
    const groups = rows.map(({ reading }) => reading.names);
    fill({ ...merged(states, groups), version: theirs.version, ...besides });
    setEdit({ states, stands: theirs, standing, rows, chosen: new Map(), round: (edit?.round ?? 0) + 1, hurried: 0 });
  }

  async function guarded(save: Save<V>, values: V, then?: string): Promise<unknown> {
    try {
      return await save(values, then);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      const { current } = error.body as { current: Current };
      const began = (edit?.stands ?? defaultValues) as V;
      const [stands] = Object.values(current) as [Standing];
      const mine = form.getValues();
      const met = await meeting({ opened: began, theirs: valuesOf(current), mine, standing: stands });
      const { version, ...fields } = met.theirs;
      if (!Object.entries(fields).every(([name, value]) => isSame(met.opened[name], value))) return meet(met);
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
        edit && openOf(edit).length > 0 ? setEdit({ ...edit, hurried: edit.hurried + 1 }) : guarded(save, values, then),
    choose: (reading: Reading, side: Side) => {
      if (!edit) return;
      fill(picked(edit.states[side], reading.names));
      setEdit({ ...edit, chosen: new Map(edit.chosen).set(reading, side) });
    },
  };
}

export type StaleEdit = Pick<ReturnType<typeof useStaleEdit>, 'readings' | 'edit' | 'choose'>;
