import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets';
import type * as z from 'zod/mini';
import { useToday } from '../lib/use-today.ts';
import { editable } from '../ui/editable.ts';
import { toast } from '../ui/toast.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import type { BelongingApi, BelongingTable, BodyOf, RowOf } from './belonging-api.ts';
import { useChanges } from './use-changes.ts';
import { useStaleEdit } from './use-stale-edit.ts';

/** What the form of a belonging is given by the dialog that it stands in. */
export type BelongingFormProps<T extends BelongingTable> = {
  api: BelongingApi<T>;
  /** null for a new one. */
  item: RowOf<T> | null;
  /** Those that it can be written for. */
  pets: Pet[];
  /** The pet of a new one, '' when nothing speaks for one. */
  petId: string;
  words: { added: string; saved: string };
  onDone: () => void;
};

type Schema = z.core.$ZodObject & z.core.$ZodType<unknown, FieldValues & { version?: number | undefined }>;

type Options<S extends Schema, T extends BelongingTable> = {
  /** What a new one begins with, besides its pet, today as its date, and no notes. */
  blank?: DefaultValues<z.input<S>>;
  /** What an edit begins with, where a field is shown otherwise than it is kept. */
  valuesOf?: (item: RowOf<T>) => z.input<S>;
  /** What is sent, where that is not what the fields hold. */
  bodyOf?: (values: z.input<S>) => BodyOf<T>;
  /** Says that a new one was added, where `words.added` does not say it all. */
  tellAdded?: (body: BodyOf<T>) => void;
};
/** What can't be left out: a row that lacks what the form asks for, or a form that lacks what is to be sent. */
type Needed<S extends Schema, T extends BelongingTable> =
  | (Pick<RowOf<T>, keyof RowOf<T> & keyof z.input<S>> extends z.input<S> ? never : 'valuesOf')
  | (z.input<S> extends BodyOf<T> ? never : 'bodyOf');

/** Adds a belonging or edits one, as its dialog wants; what it gives is for `EditForm`. */
export function useBelongingForm<S extends Schema, T extends BelongingTable>(
  schema: S,
  { api, item, petId, words, onDone }: BelongingFormProps<T>,
  {
    blank,
    valuesOf = (row) => editable(schema, row) as z.input<S>,
    bodyOf = (values) => values as BodyOf<T>,
    tellAdded = () => toast.success(words.added),
  }: Options<S, T> & Required<Pick<Options<S, T>, Needed<S, T>>>,
) {
  const { save } = useChanges(api);
  const fresh = { ...editable(schema, { date: useToday(), notes: '' }), ...blank, petId };
  const form = useSchemaForm(schema, (item ? valuesOf(item) : fresh) as DefaultValues<z.input<S>>);
  const stale = useStaleEdit(form, (current: Record<string, RowOf<T>>) => valuesOf(current[api.one]!));

  const onSubmit = stale.guard(async (values) => {
    const body = bodyOf(values);
    await save({ id: item?.id, body });
    if (item) toast.success(words.saved);
    else tellAdded(body);
    onDone();
  });

  return { form, stale, onSubmit, onDone };
}
