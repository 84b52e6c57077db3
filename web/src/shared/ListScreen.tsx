import type { ReactNode } from 'react';
import { AddButton } from './AddButton.tsx';
import type { BelongingTable } from './belonging-api.ts';
import { BelongingDialog } from './BelongingDialog.tsx';
import { PageHead } from './PageHead.tsx';
import { RemoveWithUndo } from './RemoveWithUndo.tsx';
import { useChanges } from './use-changes.ts';
import type { ListScreenState } from './use-list-screen.ts';

type Props<T extends BelongingTable> = { screen: ListScreenState<T>; children: ReactNode };

/** The screen of a belonging: its head, and the dialogs by which rows are added, edited and deleted. */
export function ListScreen<T extends BelongingTable>({ screen, children }: Props<T>) {
  const { api, words, filters, Form, nameOf, editor, removing, setRemoving } = screen;
  const { remove, restore } = useChanges(api);
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <AddButton label={words.add} onPress={editor.add} />
      </PageHead>
      {children}
      <BelongingDialog
        title={editor.item ? words.editTitle : (words.addTitle ?? words.add)}
        editor={editor}
        likely={filters.values.petId}
      >
        {(pets, petId) => (
          <Form api={api} item={editor.item} pets={pets} petId={petId} words={words} onDone={editor.close} />
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: nameOf(removing) }}
        question={words.removeQuestion}
        removed={words.removed}
        restored={words.restored}
        remove={remove}
        restore={restore}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
