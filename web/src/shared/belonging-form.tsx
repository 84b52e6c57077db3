import type { ComponentType, ReactNode } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets';
import type { Word } from '@tzemed/contract/texts';
import type * as z from 'zod/mini';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useToday } from '../lib/use-today.ts';
import { editable } from '../ui/editable.ts';
import { toast } from '../ui/toast.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import type { BelongingApi, BelongingTable, BodyOf, RowOf } from './belonging-api.ts';
import { DayField } from './DayField.tsx';
import { EditForm } from './EditForm.tsx';
import { NotesField } from './NotesField.tsx';
import { PetField } from './PetField.tsx';
import { useChanges } from './use-changes.ts';
import { useStaleEdit } from './use-stale-edit.ts';

/** What the form of a belonging is given by the dialog that it stands in. */
type Props<T extends BelongingTable> = {
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
export type BelongingForm<T extends BelongingTable> = ComponentType<Props<T>>;

type Schema = z.core.$ZodObject & z.core.$ZodType<unknown, FieldValues & { version?: number | undefined }>;

/** What a form's fields are made of: their control, and those ready-made that many forms have alike. */
export type FieldsOf<S extends Schema> = { control: Control<z.input<S>>; pet: ReactNode } & {
  [Name in Extract<'date' | 'notes', keyof z.input<S>>]: ReactNode;
};

type Options<S extends Schema, T extends BelongingTable> = {
  /** What a new one begins with, besides its pet, today as its date, and no notes. */
  blank?: DefaultValues<z.input<S>>;
  /** What an edit begins with, where a field is shown otherwise than it is kept. */
  valuesOf?: (item: RowOf<T>) => z.input<S>;
  /** What is sent, where that is not what the fields hold. */
  bodyOf?: (values: z.input<S>) => BodyOf<T>;
  /** What is to be said in warning of one that was added, instead of `words.added`. */
  warningOf?: (body: BodyOf<T>) => Word | undefined;
};
/** What can't be left out: a row that lacks what the form asks for, or a form that lacks what is to be sent. */
type Needed<S extends Schema, T extends BelongingTable> =
  | (Pick<RowOf<T>, keyof RowOf<T> & keyof z.input<S>> extends z.input<S> ? never : 'valuesOf')
  | (z.input<S> extends BodyOf<T> ? never : 'bodyOf');
type Said<S extends Schema, T extends BelongingTable> = Options<S, T> & Required<Pick<Options<S, T>, Needed<S, T>>>;

/** The form by which a belonging is added or edited, around its fields. */
export function belongingForm<S extends Schema, T extends BelongingTable>(
  schema: S,
  Fields: ComponentType<FieldsOf<S>>,
  ...[options]: object extends Said<S, T> ? [Said<S, T>?] : [Said<S, T>]
): BelongingForm<T> {
  const { blank, ...given }: Options<S, T> = options ?? {};
  const valuesOf = given.valuesOf ?? ((row) => editable(schema, row) as z.input<S>);
  const bodyOf = given.bodyOf ?? ((values) => values as BodyOf<T>);

  return function Form({ api, item, pets, petId, words, onDone }) {
    const { lang } = useLanguage();
    const { save } = useChanges(api);
    const fresh = { ...editable(schema, { date: useToday(), notes: '' }), ...blank, petId };
    const form = useSchemaForm(schema, (item ? valuesOf(item) : fresh) as DefaultValues<z.input<S>>);
    const stale = useStaleEdit(form, (current: Record<string, RowOf<T>>) => valuesOf(Object.values(current)[0]!));

    const onSubmit = stale.guard(async (values) => {
      const body = bodyOf(values);
      await save({ id: item?.id, body });
      const warning = item ? undefined : given.warningOf?.(body);
      if (warning) toast.warning(warning[lang]);
      else toast.success(item ? words.saved : words.added);
      onDone();
    });

    const control = form.control as never;
    const usual = {
      control,
      date: <DayField control={control} />,
      pet: <PetField control={control} pets={pets} />,
      notes: <NotesField control={control} />,
    } satisfies Record<keyof FieldsOf<Schema> | 'date' | 'notes', ReactNode>;
    return (
      <EditForm form={form} stale={stale} onSubmit={onSubmit} onDone={onDone}>
        <Fields {...(usual as unknown as FieldsOf<S>)} />
      </EditForm>
    );
  };
}
