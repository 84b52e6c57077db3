import './viewer.css';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../../i18n/use-texts.ts';
import { AriaLocale } from '../../ui/AriaLocale.tsx';
import { useCloseOnBack } from '../../ui/overlay/use-close-on-back.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import type { SourcedAttachment } from '../attachments/use-attachment-file.ts';
import { ViewerContent, type ViewerMenu } from './ViewerContent.tsx';

type Props = {
  held: readonly SourcedAttachment[];
  /** Id of the open attachment; undefined while the viewer is closed. */
  id: string | undefined;
  onView: (id: string | undefined) => void;
  /** Menu of other actions on an attachment, if there are any. */
  more?: ViewerMenu;
};

/** Papers one after another, over everything else, dark in both themes. The focus goes back to where it came from. */
export function AttachmentViewer({ held, id, onView, more }: Props) {
  const t = useTexts(attachmentTexts);
  const at = held.findIndex(({ paper }) => paper.id === id);
  const isOpen = at >= 0;
  const close = () => onView(undefined);
  useCloseOnBack(isOpen, close);
  if (!isOpen) return null;
  return (
    <AriaLocale>
      <ModalOverlay isOpen onOpenChange={(open) => !open && close()} className="viewer-back">
        <Modal className="viewer">
          <Dialog aria-label={t.viewer({ name: held[at]!.paper.name })}>
            <ViewerContent {...{ held, at, onView, more }} onClose={close} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
