import { useTexts } from '../../i18n/use-texts.ts';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { actionTexts } from '../page/action-texts.ts';
import { saidOfChange } from '../save/said-of.ts';
import { restoreLostFocus } from '../page/focus-content.ts';

/** One deletion: its calls, the message beside the undo button, and the message after the restore. */
type Removal = {
  removed: string;
  restored: string;
  /** Both resolve when the list has been loaded anew; their failures are told by whoever runs them. */
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
};

/** Question, and labels of the buttons. */
export type RemovalPrompt = { question: string; action?: string; instead?: Removal & { action: string } };

type Props = RemovalPrompt & {
  /** Item about to be deleted; null while the dialog is closed. */
  item: { id: string; name: string } | null;
  /** Said afterwards, beside the way back. */
  removed: string;
  restored: string;
  /** Both resolve when the list has been loaded anew; their failures are told by whoever runs them. */
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  /** Called after the deletion: the deleted item may be open behind the question. */
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks, deletes, and offers to take it back. */
export function RemoveWithUndo({ item, question, action, instead, onRemoved, onClose, ...one }: Props) {
  const t = useTexts(actionTexts);
  function bringBack(id: string, { restore, restored }: Removal) {
    restoreLostFocus();
    restore().then(
      () => toast.success(restored, undefined, id),
      () => undefined,
    );
  }

  async function confirm(removal: Removal) {
    if (!item) return;
    await removal.remove();
    toast.success(
      saidOfChange(removal.removed, undefined, item.id),
      { label: t.undo, onPress: () => bringBack(item.id, removal) },
      item.id,
    );
    onRemoved?.();
    restoreLostFocus();
  }

  return (
    <Confirm
      title={item ? t.removeNamed({ name: item.name }) : ''}
      question={question}
      action={action ?? t.remove}
      instead={instead && { action: instead.action, onConfirm: () => confirm(instead) }}
      isOpen={item !== null}
      onConfirm={() =>
        item && confirm({ ...one, remove: () => one.remove(item.id), restore: () => one.restore(item.id) })
      }
      onClose={onClose}
    />
  );
}
