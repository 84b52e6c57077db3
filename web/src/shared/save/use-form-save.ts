import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import type { FieldSummary, FieldSummaries } from '../../ui/form/field-summary.ts';
import { restoreSubmitValue } from '../conflict/DeletedElsewhereNotice.tsx';
import {
  unresolvedRows,
  conflictRows,
  type ConflictSide,
  type EditConflict,
  type MergeConflict,
  type MergedConflict,
} from '../conflict/edit-conflict.ts';
import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';
import { mergeListEdits } from '../conflict/merge-lists.ts';
import { mergeEdits, pickFields, type EditValues } from '../conflict/three-way-merge.ts';
import { peopleQuery } from '../people/use-people.ts';
import type { RemovableResource } from '../queries/use-removal.ts';
import { useSave, type RowIn, type SavableResource } from './use-save.ts';

type Versioned = FieldValues & { version?: number | undefined };
/** A resource whose rows a form edits; a deleted row is restored with what was typed. */
export type EditableResource<Body, Saved> = SavableResource<Body, Saved> & RemovableResource;
type Options<V, Body, Row> = {
  /** undefined for a new row. */
  id: string | undefined;
  /** Values of the form for a row. */
  valuesOf: (row: Row) => V;
  /** Body to send, if it differs from the values; nothing if the user has decided not to save. */
  bodyOf?: (values: V) => Body | undefined | Promise<Body | undefined>;
  /** Form values as they would be stored, if that differs. */
  asKept?: (values: V) => V;
  /** Converts the opened and the current row into values of the form. */
  mergeConflict?: MergeConflict<V, Row> | undefined;
};

/**
 * Saves a form. `save` resolves with the row, or with nothing when the form stays open: either `isGone`, and
 * `DeletedElsewhereNotice` offers to restore the row with what was typed; or there is an `edit` conflict, and
 * `EditConflictView` comes in the form's place. If the others changed no field of the form, it is saved on top of theirs.
 */
export function useFormSave<V extends Versioned, Body, Saved>(
  form: UseFormReturn<V>,
  resource: EditableResource<Body, Saved>,
  options: Options<V, Body, RowIn<Saved>>,
) {
  type Row = RowIn<Saved>;
  const { id, valuesOf, bodyOf = (values) => values as unknown as Body, asKept = (values) => values } = options;
  const { mergeConflict = async (met) => met as MergedConflict<V> } = options;
  const queries = useQueryClient();
  const { save: send, nextId, resume } = useSave(resource);
  const [isGone, setGone] = useState(false);
  const [readings] = useState<FieldSummaries>(() => new Map());
  const [edit, setEdit] = useState<EditConflict | null>(null);
  const { defaultValues, errors } = form.formState;
  // The form stands again: what is to be mended is in it, and what is gone is told there.
  if (edit && (isGone || Object.keys(errors).some((name) => name !== 'root'))) setEdit(null);

  async function save(values: V, then?: string): Promise<Row | undefined> {
    if (edit && unresolvedRows(edit).length > 0) {
      setEdit({ ...edit, hurried: edit.hurried + 1 });
      return undefined;
    }
    return saveOnTop(values, then);
  }

  async function saveOnTop(values: V, then: string | undefined): Promise<Row | undefined> {
    const body = await bodyOf(values);
    if (body === undefined) return undefined;
    const isRestoring = id !== undefined && then === restoreSubmitValue;
    const result = await (isRestoring ? saveRestored(id, body) : send({ id, body }));
    if (result.state === 'saved') return result.row;
    setGone(result.state === 'gone');
    if (result.state === 'gone') return undefined;
    const known = await meet(result.current);
    return known && saveOnTop({ ...values, ...known }, then);
  }

  /**
   * Compares the form with the row that stands: shows the conflict, or where the others changed no field of the form, takes its
   * version and answers what has to be saved besides.
   */
  async function meet(standing: Row): Promise<Partial<V> | undefined> {
    const opened = (edit?.stands ?? defaultValues) as V;
    const theirs = valuesOf(standing);
    const met = await mergeConflict({ opened, theirs, mine: form.getValues(), standing });
    const { version, ...fields } = met.theirs;
    const isSame = Object.entries(fields).every(([name, value]) => isSameWhenStored(met.opened[name], value));
    if (!isSame) {
      await showConflict(met);
      return undefined;
    }
    const known = { version, ...met.besides } as Partial<V>;
    fill(known);
    return known;
  }

  async function saveRestored(id: string, body: Body) {
    const { version: _, ...fields } = body as { version?: number };
    const version = await restoredVersion(resource.calls.restore, id);
    if (version !== undefined) {
      // The item exists again, whatever the save below does: the next save is an edit of it.
      setGone(false);
      form.setValue('version' as Path<V>, version as PathValue<V, Path<V>>);
      return send({ id, body: { ...fields, version } as Body });
    }
    // A failed restore may mean that another person has restored the item: creating one would duplicate it.
    const result = await send({ id, body });
    return result.state === 'gone' ? send({ id: undefined, body: fields as Body }) : result;
  }

  async function showConflict({ opened, theirs, standing, besides }: MergedConflict<V>) {
    // A name that can't be had is done without.
    await queries.fetchQuery({ ...peopleQuery, staleTime: 0 }).catch(() => undefined);
    const states = mergeListEdits<EditValues>({ opened, mine: asKept(form.getValues()), theirs });
    const rows = conflictRows(states, [...readings.values()]);
    const groups = rows.map(({ reading }) => reading.names);
    fill({ ...mergeEdits(states, groups), version: theirs.version, ...besides });
    const round = (edit?.round ?? 0) + 1;
    setEdit({ states, stands: theirs, standing, rows, chosen: new Map(), round, hurried: 0 });
  }

  const fill = (values: object) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
  };

  return {
    save,
    meet,
    nextId,
    resume,
    isGone,
    readings,
    edit,
    choose: (reading: FieldSummary, side: ConflictSide) => {
      if (!edit) return;
      fill(pickFields(edit.states[side], reading.names));
      setEdit({ ...edit, chosen: new Map(edit.chosen).set(reading, side) });
    },
  };
}

export type FormSave = Pick<ReturnType<typeof useFormSave>, 'readings' | 'edit' | 'choose'>;

/** Version of the restored item; undefined if it can't be restored, since it is not among the deleted ones. */
async function restoredVersion(restore: EditableResource<never, unknown>['calls']['restore'], id: string) {
  try {
    const restored = await restore({ params: { id } });
    return (Object.values(restored as object)[0] as { version: number }).version;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
