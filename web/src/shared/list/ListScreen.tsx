import { useState, type ReactNode } from 'react';
import type { Word } from '@tzemed/contract/text/texts';
import type { EmptyArtName } from '../../art/EmptyArt.tsx';
import { useWord } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { AddButton } from '../page/AddButton.tsx';
import type { BelongingApi, BelongingTable, RowOf } from '../queries/belonging-api.ts';
import type { BelongingForm } from '../form/belonging-form.tsx';
import { BelongingDialog } from '../form/BelongingDialog.tsx';
import { canAccess } from '../permissions/can-access.ts';
import { PageHead } from '../page/PageHead.tsx';
import { type RemovalPrompt, RemoveWithUndo } from './RemoveWithUndo.tsx';
import { useUrlAction } from '../page/use-url-action.ts';
import { useItemMutations } from '../queries/use-item-mutations.ts';
import { useIsSample } from '../queries/use-is-sample.ts';
import { usePets } from '../pets/use-pets.ts';
import { useEditor, type Editor } from './use-editor.ts';

type Words = {
  lead: string;
  /** Above the form of a new one, where the words on the button do not do. */
  addTitle?: string;
  editTitle: string;
  /** Said when there is nothing yet, and when the filters let nothing through. */
  emptyTitle: string;
  emptyText: string;
  noMatch: string;
  /** On the button of the filters: how many they let through. */
  show: (values: { count: number }) => string;
  showNone: string;
  added: string;
  saved: string;
  /** Said in the form when what it edits has been deleted elsewhere. */
  gone: string;
  removeQuestion: string;
  removed: string;
  restored: string;
};

/** What `useFilters` gives for a list that can be filtered by pet. */
type Filters = {
  page: number;
  isActive: boolean;
  values: { petId: string };
  clear: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
};

/** What the parts of a belonging's screen share: its words, and which row is being edited or deleted. */
export type ListScreenState<T extends BelongingTable, F extends Filters = Filters> = {
  api: BelongingApi<T>;
  words: Words & { title: string; add: string };
  /** Who is seen where there is nothing yet. */
  emptyArt: EmptyArtName;
  filters: F;
  /** What a row is called where it is edited or deleted. */
  nameOf: (row: RowOf<T>) => string;
  editor: Editor<RowOf<T>>;
  remove: (row: RowOf<T>) => void;
  /** Whether a row, whose pet others may share, can be edited and deleted. */
  mayEdit: (row: RowOf<T>) => boolean;
  /** Whether there is a pet that something new can be written for, or could be. */
  mayAdd: boolean;
  /** Whether the list itself offers to add the first: the head does not then. */
  setOwnAdd: (hasOwnAdd: boolean) => void;
};

type Props<T extends BelongingTable, F extends Filters> = Pick<
  ListScreenState<T, F>,
  'api' | 'emptyArt' | 'filters' | 'nameOf'
> & {
  /** What `screens` says of it. */
  of: { word: Word; add: Word };
  words: Words;
  /** Where rows are not all of one kind: what is said otherwise of one. */
  wordsOf?: (row: RowOf<T>) => Partial<Words>;
  /** What is asked otherwise where more than a row can be deleted. */
  removalOf?: (row: RowOf<T>) => RemovalPrompt | undefined;
  /** What else its head leads to. */
  aside?: ReactNode;
  /** It is in no menu: what adds to it stands in its head on a phone too, where '+' knows nothing of it. */
  isApart?: boolean;
  Form: BelongingForm<T> & { load: () => Promise<unknown> };
  children: (screen: ListScreenState<T, F>) => ReactNode;
};

/** The screen of a belonging: its head, and the dialogs by which rows are added, edited and deleted. */
export function ListScreen<T extends BelongingTable, F extends Filters>(props: Props<T, F>) {
  const { of, api, emptyArt, filters, nameOf, wordsOf, removalOf, aside, isApart, Form, children } = props;
  const words = { ...props.words, title: useWord(of.word), add: useWord(of.add) };
  const editor = useEditor<RowOf<T>>();
  const [removing, remove] = useState<RowOf<T> | null>(null);
  const [hasOwnAdd, setOwnAdd] = useState(false);
  const wordsFor = (row: RowOf<T> | null) => (row ? { ...words, ...wordsOf?.(row) } : words);
  const changes = useItemMutations(api);
  const isSample = useIsSample(api.noun);
  const { activePets, petsFor, petOf } = usePets();
  const mayAdd = activePets.length === 0 || petsFor(api.area).length > 0;
  const mayEdit = ({ petId }: RowOf<T>) => canAccess(petOf(petId), api.area, 'edit');
  useUrlAction('open', (id) => {
    const open = (answer: unknown) => editor.edit(Object.values(answer as object)[0] as RowOf<T>);
    api.calls.get({ params: { id } }).then(open, (error: unknown) => reportFailure(error, 'load'));
  });
  usePrefetch(Form, editor.isOpen);
  const add = <AddButton label={words.add} onPress={editor.add} shortcut="N" isDisabled={isSample} />;
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {aside}
        {mayAdd && !hasOwnAdd && (isApart ? <div className="row">{add}</div> : add)}
      </PageHead>
      {children({ api, words, emptyArt, filters, nameOf, editor, remove, mayEdit, mayAdd, setOwnAdd })}
      <BelongingDialog
        area={api.area}
        title={editor.item ? wordsFor(editor.item).editTitle : (words.addTitle ?? words.add)}
        editor={editor}
        likely={filters.values.petId}
        onRemove={remove}
      >
        {(pets, petId) => (
          <Form
            api={api}
            item={editor.item}
            pets={pets}
            petId={petId}
            words={wordsFor(editor.item)}
            onDone={editor.close}
          />
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: nameOf(removing) }}
        question={wordsFor(removing).removeQuestion}
        removed={wordsFor(removing).removed}
        restored={wordsFor(removing).restored}
        remove={changes.remove}
        restore={changes.restore}
        onRemoved={editor.close}
        onClose={() => remove(null)}
        {...(removing && removalOf?.(removing))}
      />
    </>
  );
}
