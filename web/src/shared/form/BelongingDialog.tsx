import { type ReactNode, Suspense } from 'react';
import Trash2 from 'lucide-react/icons/trash';
import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { actionTexts } from '../page/action-texts.ts';
import { RequirePets } from '../pets/RequirePets.tsx';

type Props<Row> = {
  area: Area;
  title: string;
  /** State of `useEditor`. */
  editor: { isOpen: boolean; item: Row | null; close: () => void };
  /** The pet that something new is probably for. */
  likely: string;
  onRemove: (row: Row) => void;
  /** The form, whose code may come only now; gets the pets to choose from and the one to begin with. */
  children: (pets: Pet[], first: string) => ReactNode;
};

/** The dialog in which a belonging is added or edited; what exists can be deleted in it, too. */
export function BelongingDialog<Row extends { petId: string }>(props: Props<Row>) {
  const { area, title, editor, likely, onRemove, children } = props;
  const t = useTexts(actionTexts);
  const { item } = editor;
  const remove = item && (
    <button type="button" className="link remove" onClick={() => onRemove(item)}>
      <Trash2 size={18} aria-hidden="true" />
      {t.remove}
    </button>
  );
  return (
    <Modal title={title} isOpen={editor.isOpen} onClose={editor.close} aside={remove}>
      <Suspense fallback={<Loading />}>
        <RequirePets area={area} petId={item?.petId} likely={likely}>
          {children}
        </RequirePets>
      </Suspense>
    </Modal>
  );
}
