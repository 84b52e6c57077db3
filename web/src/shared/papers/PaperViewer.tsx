import './viewer.css';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../../i18n/use-texts.ts';
import { InLanguage } from '../../ui/InLanguage.tsx';
import { useBack } from '../../ui/use-back.ts';
import { paperTexts } from './texts.ts';
import type { Held } from './use-paper-file.ts';
import { Viewing, type MoreOf } from './Viewing.tsx';

type Props = {
  held: readonly Held[];
  /** Of the paper that is looked at; none while nobody looks. */
  id: string | undefined;
  onView: (id: string | undefined) => void;
  /** What else can be done with one, where something can. */
  more?: MoreOf;
};

/** Papers one after another, over everything else, dark in both themes. The focus goes back to where it came from. */
export function PaperViewer({ held, id, onView, more }: Props) {
  const t = useTexts(paperTexts);
  const at = held.findIndex(({ paper }) => paper.id === id);
  const isOpen = at >= 0;
  const close = () => onView(undefined);
  useBack(isOpen, close);
  if (!isOpen) return null;
  return (
    <InLanguage>
      <ModalOverlay isOpen onOpenChange={(open) => !open && close()} className="viewer-back">
        <Modal className="viewer">
          <Dialog aria-label={t.viewer({ name: held[at]!.paper.name })}>
            <Viewing {...{ held, at, onView, more }} onClose={close} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  );
}
