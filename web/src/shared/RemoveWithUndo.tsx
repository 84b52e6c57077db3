import { useTexts } from '../i18n/use-texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { toast } from '../ui/toast.ts';
import { actionTexts } from './action-texts.ts';
import { rescueFocus } from './focus-content.ts';

type Props = {
  /** What is about to be deleted; null while nobody asks. */
  item: { id: string; name: string } | null;
  question: string;
  /** Said afterwards, beside the way back. */
  removed: string;
  restored: string;
  /** Both resolve when the list has been loaded anew; their failures are told by whoever runs them. */
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** What was deleted may be open behind the question. */
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks, deletes, and offers to take it back. */
export function RemoveWithUndo({ item, question, removed, restored, remove, restore, onRemoved, onClose }: Props) {
  const t = useTexts(actionTexts);
  function bringBack(id: string) {
    rescueFocus();
    restore(id).then(
      () => toast.success(restored, undefined, id),
      () => undefined,
    );
  }

  async function confirm() {
    if (!item) return;
    await remove(item.id);
    toast.success(removed, { label: t.undo, onPress: () => bringBack(item.id) }, item.id);
    onRemoved?.();
    rescueFocus();
  }

  return (
    <Confirm
      title={item ? t.removeNamed({ name: item.name }) : ''}
      question={question}
      action={t.remove}
      isOpen={item !== null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
