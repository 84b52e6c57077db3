import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Control, DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { Word } from '@tzemed/contract/text/texts';
import type * as z from 'zod/mini';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveLastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { actionTexts } from '../page/action-texts.ts';
import type { BelongingApi, BelongingTable, BodyOf, RowOf } from '../queries/belonging-api.ts';
import { takePrefill } from './form-prefill.ts';
import { DayField } from './DayField.tsx';
import { EditForm } from './EditForm.tsx';
import { type RefusedEdit, useRefusedEdit } from '../conflict/refused-edit.ts';
import { DeletedElsewhereNotice } from '../conflict/DeletedElsewhereNotice.tsx';
import { lazyWithoutPrefetch } from './lazy-form.ts';
import { NotesField } from './NotesField.tsx';
import type { AttachmentCalls } from '../attachments/attachment-calls.ts';
import type { GivenFiles } from '../uploads/given-files.ts';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import { PetField } from './PetField.tsx';
import { PhotoButton } from '../uploads/PhotoButton.tsx';
import { flushPendingTags } from '../tags/flush-pending-tags.ts';
import { PetTagField } from '../tags/PetTagField.tsx';
import { useHasTags } from '../tags/use-has-tags.ts';
import { useDraft } from './use-draft.ts';
import { usePets } from '../pets/use-pets.ts';
import type { MergeConflict } from '../conflict/edit-conflict.ts';
import { saidOfSave } from '../save/said-of.ts';
import { useFormSave } from '../save/use-form-save.ts';
import { useUndoCreate } from './use-undo-create.ts';
import { AuthorLine } from '../people/AuthorLine.tsx';

const PapersField = lazyWithoutPrefetch(() =>
  import('../attachments/attachment-components.ts').then((parts) => parts.AttachmentsField),
);

/** Props of a belonging's form, set by the dialog around it. */
type Props<T extends BelongingTable> = {
  api: BelongingApi<T>;
  /** null for a new one. */
  item: RowOf<T> | null;
  /** Pets that the item can be written for. */
  pets: Pet[];
  /** The pet of a new one, '' when nothing speaks for one. */
  petId: string;
  words: { added: string; saved: string; gone: string };
  /** Values that a new item starts with, as if they had been typed. */
  begun?: Partial<BodyOf<T>> | undefined;
  /** And what it begins with, which is not lost when nothing else is typed. */
  given?: object | undefined;
  /** Files that a new item begins with. */
  shared?: GivenFiles | undefined;
  onDone: () => void;
};
export type BelongingForm<T extends BelongingTable> = ComponentType<Props<T>>;

type Schema = z.core.$ZodObject & z.core.$ZodType<unknown, FieldValues & { version?: number | undefined }>;

/** Props for the fields of a form: the control, and ready-made fields that many forms share. */
export type FieldsOf<S extends Schema, Row = unknown> = {
  control: Control<z.input<S>>;
  pet: ReactNode;
  isNew: boolean;
  /** Row being edited. */
  row: Row | null;
  /** Tags of the item, for a form that places them itself; see `placesTags`. */
  tags: ReactNode;
  /** Files stand in it that are of what it saves alone. */
  hasFiles: boolean;
  /** Closes the form, for what goes on elsewhere. */
  onDone: () => void;
} & {
  [Name in Extract<'date' | 'notes', keyof z.input<S>>]: ReactNode;
};

type Options<S extends Schema, T extends BelongingTable> = {
  /** Initial values of a new item, besides its pet, today as its date or its first day, and no notes. */
  blank?: DefaultValues<z.input<S>>;
  /** Initial values of an edit, if a field shows another value than the stored one. */
  valuesOf?: (item: RowOf<T>) => z.input<S>;
  /** Body to send, if it differs from the field values. */
  bodyOf?: (values: z.input<S>) => BodyOf<T>;
  /** Values of the item just added that the next one starts with, besides its pet and its date. */
  keeps?: readonly (keyof z.input<S> & string)[];
  /** Fields of the second column, which follows the first on narrow screens; without them the form has one column. */
  More?: ComponentType<FieldsOf<S, RowOf<T>>>;
  /** True when the fields hold `tags`. */
  placesTags?: boolean;
  /** Label of a button beside the title of a new item by which a photo is taken, or a file picked, before all else. */
  photoLabel?: Word;
  /** Label of that button on a device without a camera; `photoLabel` if it is left out. */
  fileLabel?: Word;
  /** True when the date is in the future. */
  isAhead?: boolean;
  /** True when the form adds one item only, and offers no next one. */
  isSingle?: boolean;
  /** Name of the item, shown when the form goes on to the next one. */
  nameOf: (body: BodyOf<T>, formats: ReturnType<typeof useFormats>) => string;
  /** Message and undo for a form that has added several items. */
  useSeveral?: () => (saved: RowOf<T>) => { said: string; takeBack: () => Promise<unknown> } | undefined;
  /** Called with each item that was added; what it offers comes after the message. */
  useAfterAdd?: () => (saved: RowOf<T>) => Promise<void>;
  /** Question before an edit is saved that changes more than the item. */
  useQuestion?: () => (values: z.input<S>, row: RowOf<T>) => Promise<Question | undefined>;
  /** See `useFormSave`. */
  useMergeConflict?: () => MergeConflict<z.input<S>, RowOf<T>>;
  /** Warning about an added item, instead of `words.added`. */
  warningOf?: (body: BodyOf<T>) => Word | undefined;
};
type Question = { title: string; question: string; action: string };
type Asked = Question & { answer: (isSure: boolean) => void };

/**
 * Options that are required: `valuesOf` if a row lacks values of the form, `bodyOf` if the form lacks values of the
 * body.
 */
type Needed<S extends Schema, T extends BelongingTable> =
  | (Pick<RowOf<T>, keyof RowOf<T> & keyof z.input<S>> extends z.input<S> ? never : 'valuesOf')
  | (z.input<S> extends BodyOf<T> ? never : 'bodyOf');
type Said<S extends Schema, T extends BelongingTable> = Options<S, T> & Required<Pick<Options<S, T>, Needed<S, T>>>;

const useNothing = () => undefined;
const useNone = () => useNothing;

/** The form by which a belonging is added or edited, around its fields. */
export function belongingForm<S extends Schema, T extends BelongingTable>(
  schema: S,
  Fields: ComponentType<FieldsOf<S, RowOf<T>>>,
  { blank, ...given }: Said<S, T>,
): BelongingForm<T> {
  const valuesOf = given.valuesOf ?? ((row) => pickSchemaFields(schema, row) as z.input<S>);
  const useSeveral = given.useSeveral ?? useNone;
  const useAfterAdd = given.useAfterAdd ?? useNone;
  const useQuestion = given.useQuestion ?? useNone;
  const useMergeConflict = given.useMergeConflict ?? useNothing;
  const More = given.More as ComponentType<FieldsOf<S, RowOf<T>>> | undefined;
  const { photoLabel, fileLabel = photoLabel } = given;
  const bodyOf = given.bodyOf ?? ((values) => values as BodyOf<T>);

  function Content({
    api,
    item: opened,
    refused,
    pets,
    petId,
    words,
    begun,
    given: first,
    shared,
    onDone: close,
  }: Props<T> & { refused: RefusedEdit | undefined }) {
    const item = (refused?.row as RowOf<T> | undefined) ?? opened;
    const t = useTexts(actionTexts);
    const { lang } = useLanguage();
    const formats = useFormats();
    const severalOf = useSeveral();
    const takeBack = useUndoCreate(api.noun);
    const afterAdd = useAfterAdd();
    const papers = useUploadQueue();
    useGivenFiles(shared, papers.add);
    const { petOf } = usePets();
    const hasTags = useHasTags(item === null);
    const calls = api.papers as AttachmentCalls | undefined;
    const of = calls && { noun: api.noun, papers: calls, areReceipts: api.areReceipts };
    const [round, setRound] = useState(0);
    const today = useToday();
    const fresh = {
      ...pickSchemaFields(schema, { date: today, startsOn: today, from: today, notes: '' }),
      ...blank,
      petId,
      ...first,
    };
    const form = useSchemaForm(schema, (item ? valuesOf(item) : fresh) as DefaultValues<z.input<S>>);
    const questionOf = useQuestion();
    const [asked, ask] = useState<Asked>();
    const answered = useRef('');

    async function confirmedBody(values: z.input<S>) {
      const question = item && (await questionOf(values, item));
      // A save that is repeated on top of another edit was confirmed before.
      if (question && question.question !== answered.current) {
        if (!(await new Promise<boolean>((answer) => ask({ ...question, answer })))) return undefined;
        answered.current = question.question;
      }
      if (!(await flushPendingTags(form.control))) return undefined;
      await papers.idle();
      return bodyOf(withTags(values));
    }
    const withTags = (values: z.input<S>) => ({ ...values, tagIds: form.getValues('tagIds' as Path<z.input<S>>) });

    const saving = useFormSave(form, api, {
      id: item?.id,
      valuesOf,
      bodyOf: confirmedBody,
      mergeConflict: useMergeConflict(),
    });
    const draft = useDraft(form, `${api.noun} ${item?.id ?? 'new'}`, {
      isEdit: item !== null,
      adding: item ? undefined : saving,
      begun: () =>
        begun ?? (first ? {} : item ? refused && valuesOf({ ...item, ...refused.body }) : takePrefill(api.noun, petId)),
    });
    useEffect(() => {
      if (refused?.current) void saving.meet(refused.current as RowOf<T>);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form opens once
    }, []);
    const onDone = draft.closing(close);

    async function onSubmit(typed: z.input<S>, then?: string) {
      answered.current = '';
      const row = await saving.save(typed, then);
      if (!row) return undefined;
      await papers.saved(row.id);
      shared?.onSaved();
      const values = withTags(typed);
      const body = bodyOf(values);
      const { petId: pet } = values as unknown as { petId: string };
      if (!item) saveLastUsedChoices({ pet });
      const warning = item ? undefined : given.warningOf?.(body);
      const several = item ? undefined : severalOf(row);
      const said = saidOfSave(item ? words.saved : (several?.said ?? words.added), row);
      if (warning) toast.warning(warning[lang]);
      else
        toast.success(
          then === 'another' ? t.saidOf({ said, name: given.nameOf(body, formats) }) : said,
          several && takeBack(several.takeBack),
        );
      // An offer is not worth a word when it cannot be made.
      if (!item) void afterAdd(row)?.catch(() => undefined);
      if (then !== 'another') return onDone();
      const kept = ['petId', 'date', ...(given.keeps ?? [])].filter((name) => name in values);
      form.reset({ ...fresh, ...Object.fromEntries(kept.map((name) => [name, values[name]])) } as z.input<S>);
      return setRound((count) => count + 1);
    }

    const control = form.control as never;
    const bearer = petOf(form.watch('petId' as Path<z.input<S>>) as string);
    const tags = bearer && (hasTags(bearer.householdId) || !!form.watch('tagIds' as Path<z.input<S>>)?.length) && (
      <PetTagField key={`tags ${round}`} control={control} pet={bearer} />
    );
    const usual = {
      control,
      tags,
      isNew: !item,
      row: item,
      hasFiles: papers.state.isUnsaved,
      onDone,
      date: <DayField control={control} isAhead={given.isAhead} />,
      pet: <PetField control={control} pets={pets} />,
      notes: <NotesField control={control} />,
    } satisfies Record<keyof FieldsOf<Schema> | 'date' | 'notes', unknown>;
    return (
      <EditForm
        form={form}
        saving={saving}
        draft={draft}
        onSubmit={onSubmit}
        onDone={onDone}
        round={item || given.isSingle ? undefined : round}
        papers={papers.state}
        notice={saving.isGone && <DeletedElsewhereNotice id={item?.id} said={words.gone} onGiveUp={onDone} />}
      >
        <Columns isOne={!More}>
          {/* Anew for each: what a field remembers of its typing is of the one before. */}
          <Fields key={round} {...(usual as unknown as FieldsOf<S, RowOf<T>>)} />
          <>
            {More && <More key={round} {...(usual as unknown as FieldsOf<S, RowOf<T>>)} />}
            {!given.placesTags && tags}
            {of && (
              <Suspense fallback={<Loading />}>
                <PapersField
                  key={`papers ${round}`}
                  of={of}
                  id={item?.id ?? saving.nextId()}
                  isNew={!item}
                  count={(item as { attachmentCount?: number } | null)?.attachmentCount}
                  isSlim={!item && photoLabel !== undefined}
                  onField={papers.set}
                />
              </Suspense>
            )}
            {item && <AuthorLine row={item} petId={item.petId} />}
          </>
        </Columns>
        {!item && photoLabel && fileLabel && papers.add && (
          <PhotoButton label={photoLabel[lang]} fileLabel={fileLabel[lang]} onFiles={papers.add} />
        )}
        {given.useQuestion && (
          <Confirm
            title={asked?.title ?? ''}
            question={asked?.question ?? ''}
            action={asked?.action ?? ''}
            isOpen={asked !== undefined}
            onConfirm={() => asked?.answer(true)}
            onClose={() => {
              // Once it is answered this says nothing more.
              asked?.answer(false);
              ask(undefined);
            }}
          />
        )}
      </EditForm>
    );
  }

  return function Form(props) {
    const refused = useRefusedEdit(props.item?.id);
    return <Content key={refused ? 'refused' : 'opened'} {...props} refused={refused} />;
  };
}

/** Adds the files once: after a save the next item begins without them. */
function useGivenFiles(given: GivenFiles | undefined, add: ((files: readonly File[]) => void) | undefined) {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!given || !add || isAdded.current) return;
    isAdded.current = true;
    add(given.files);
  }, [given, add]);
}

/** Two groups of fields, side by side where there is room. */
function Columns({ isOne, children: [first, second] }: { isOne: boolean; children: [ReactNode, ReactNode] }) {
  if (isOne)
    return (
      <>
        {first}
        {second}
      </>
    );
  return (
    <div className="form-columns">
      <div className="form-column">{first}</div>
      <div className="form-column">{second}</div>
    </div>
  );
}
