import { useState } from 'react';
import type { Feeding } from '@tzemed/contract/stock/feedings';
import { useTexts } from '../../i18n/use-texts.ts';
import { BelongingDialog } from '../../shared/form/BelongingDialog.tsx';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { RemoveWithUndo } from '../../shared/list/RemoveWithUndo.tsx';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { feedingsApi } from './api.ts';
import { feedingTexts } from './texts.ts';

const Form = lazyForm(() => import('./FeedingForm.tsx').then(({ FeedingForm }) => FeedingForm));

type Props = { petId: string; editor: { isOpen: boolean; item: Feeding | null; close: () => void } };

/** The dialog in which a feeding plan is added, edited or deleted. */
export function FeedingDialog({ petId, editor }: Props) {
  const t = useTexts(feedingTexts);
  const [removing, setRemoving] = useState<Feeding | null>(null);
  const { remove, restore } = useRemoval(feedingsApi);
  return (
    <>
      <BelongingDialog
        area={feedingsApi.area}
        title={editor.item ? t.editTitle : t.addTitle}
        editor={editor}
        likely={petId}
        onRemove={setRemoving}
      >
        {(pets, first) => (
          <Form api={feedingsApi} item={editor.item} pets={pets} petId={first} words={t} onDone={editor.close} />
        )}
      </BelongingDialog>
      <RemoveWithUndo
        item={removing && { id: removing.id, name: removing.food }}
        question={t.removeQuestion}
        removed={t.removed}
        restored={t.restored}
        remove={remove}
        restore={restore}
        onRemoved={editor.close}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
