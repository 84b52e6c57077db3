import { useState, type ReactNode } from 'react';
import type { Word } from '@tzemed/contract/text/texts';
import type { EmptyArtName } from '../../art/EmptyArt.tsx';
import { useWord } from '../../i18n/use-texts.ts';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { AddButton } from '../page/AddButton.tsx';
import type { BelongingApi, BelongingTable, RowOf } from '../queries/belonging-api.ts';
import type { BelongingForm } from '../form/belonging-form.tsx';
import { BelongingDialog } from '../form/BelongingDialog.tsx';
import { canAccess } from '../permissions/can-access.ts';
import { PageHead } from '../page/PageHead.tsx';
import { type RemovalPrompt, RemoveWithUndo } from './RemoveWithUndo.tsx';
import { useRemoval } from '../queries/use-removal.ts';
import { useIsSample } from '../queries/use-is-sample.ts';
import { usePets } from '../pets/use-pets.ts';
import { useEditor, useItemFromUrl, type Editor } from './use-url-edit-dialog.ts';

type Words = {
  lead: string;
  /** Above the form of a new one, where the words on the button do not do. */
  addTitle?: string;
  editTitle: string;
  /** Said when there is nothing yet, and when the filters let nothing through. */
  emptyTitle: string;
  emptyText: string;
  noMatch: string;
  /** Label of the filter button: the number of rows that match. */
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

/** Result of `useFilters` for a list that can be filtered by pet. */
type Filters = {
  page: number;
  isActive: boolean;
  values: { petId: string };
  clear: () => void;
  goTo: (page: number, options?: { replace: boolean }) => void;
};

/** State shared by the parts of a belonging's screen: its texts, and the row being edited or deleted. */
export type ListScreenState<T extends BelongingTable, F extends Filters = Filters> = {
  api: BelongingApi<T>;
  words: Words & { title: string; add: string };
  /** Picture of the empty list. */
  emptyArt: EmptyArtName;
  filters: F;
  /** Another way to the first rows than the button that adds one, for the empty list. */
  otherFirstStep?: ReactNode;
  /** Name of a row in its edit and delete dialogs. */
  nameOf: (row: RowOf<T>) => string;
  editor: Editor<RowOf<T>>;
  remove: (row: RowOf<T>) => void;
  /** True when a row can be edited and deleted; others may share its pet. */
  mayEdit: (row: RowOf<T>) => boolean;
  /** True when there is, or could be, a pet for a new item. */
  mayAdd: boolean;
  /** Set when the list itself offers to add the first item: the page head then does not. */
  setOwnAdd: (hasOwnAdd: boolean) => void;
};

type Props<T extends BelongingTable, F extends Filters> = Pick<
  ListScreenState<T, F>,
  'api' | 'emptyArt' | 'otherFirstStep' | 'filters' | 'nameOf'
> & {
  /** Entry of the screen in `screens`. */
  of: { word: Word; add: Word };
  words: Words;
  /** Other texts for a row, if the rows are of several kinds. */
  wordsOf?: (row: RowOf<T>) => Partial<Words>;
  /** Other question, if more than the row can be deleted. */
  removalOf?: (row: RowOf<T>) => RemovalPrompt | undefined;
  /** More content of the page head. */
  aside?: ReactNode;
  /**
   * True for a screen that is in no menu: its page head has the add button on a phone too, where the '+' does not know
   * it.
   */
  isApart?: boolean;
  Form: BelongingForm<T> & { load: () => Promise<unknown> };
  children: (screen: ListScreenState<T, F>) => ReactNode;
};

/** The screen of a belonging: its head, and the dialogs by which rows are added, edited and deleted. */
export function ListScreen<T extends BelongingTable, F extends Filters>(props: Props<T, F>) {
  const { of, api, emptyArt, otherFirstStep, filters, nameOf, wordsOf, removalOf, aside, isApart, Form, children } =
    props;
  const words = { ...props.words, title: useWord(of.word), add: useWord(of.add) };
  const editor = useEditor<RowOf<T>>();
  const [removing, remove] = useState<RowOf<T> | null>(null);
  const [hasOwnAdd, setOwnAdd] = useState(false);
  const wordsFor = (row: RowOf<T> | null) => (row ? { ...words, ...wordsOf?.(row) } : words);
  const changes = useRemoval(api);
  const isSample = useIsSample(api.noun);
  const { activePets, petsFor, petOf } = usePets();
  const mayAdd = activePets.length === 0 || petsFor(api.area).length > 0;
  const mayEdit = ({ petId }: RowOf<T>) => canAccess(petOf(petId), api.area, 'edit');
  useItemFromUrl(api, editor);
  usePrefetch(Form, editor.isOpen);
  const add = <AddButton label={words.add} onPress={editor.add} shortcut="N" isDisabled={isSample} />;
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {aside}
        {mayAdd && !hasOwnAdd && (isApart ? <div className="row">{add}</div> : add)}
      </PageHead>
      {children({ api, words, emptyArt, otherFirstStep, filters, nameOf, editor, remove, mayEdit, mayAdd, setOwnAdd })}
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
