import { type ReactNode, Suspense } from 'react';
import type { Pet } from '@tzemed/contract/pets';
import { Loading } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { WithPets } from './WithPets.tsx';

type Props = {
  title: string;
  /** What `useEditor` keeps. */
  editor: { isOpen: boolean; item: { petId: string } | null; close: () => void };
  /** The pet that something new is probably for. */
  likely: string;
  /** The form, whose code may come only now; gets the pets to choose from and the one to begin with. */
  children: (pets: Pet[], first: string) => ReactNode;
};

/** The dialog in which a belonging is added or edited. */
export const BelongingDialog = ({ title, editor, likely, children }: Props) => (
  <Modal title={title} isOpen={editor.isOpen} onClose={editor.close}>
    <Suspense fallback={<Loading />}>
      <WithPets petId={editor.item?.petId} likely={likely}>
        {children}
      </WithPets>
    </Suspense>
  </Modal>
);
