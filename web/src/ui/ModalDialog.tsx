import { useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InLanguage } from './InLanguage.tsx';
import { uiTexts } from './texts.ts';
import { UnsavedContext } from './unsaved.ts';
import { useBack } from './use-back.ts';

export type ModalProps = { title: string; isOpen: boolean; onClose: () => void; art?: ReactNode; children: ReactNode };

/**
 * Centred dialog, bottom sheet on phones. A stray click outside, Esc, the browser's Back or the X never loses typed text: while the form
 * inside has unsaved changes the dialog asks first.
 */
export function ModalDialog({ title, isOpen, onClose, art, children }: ModalProps) {
  const t = useTexts(uiTexts);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  const tryToLeave = () => (isUnsaved ? setAsking(true) : leave());
  useBack(isOpen, tryToLeave);
  return (
    <InLanguage>
      <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && tryToLeave()} isDismissable className="scrim">
        <AriaModal className="modal">
          <Dialog>
            <header>
              {art}
              <Heading slot="title">{title}</Heading>
              <button type="button" className="icon-btn" aria-label={t.close} onClick={tryToLeave}>
                <X size={20} aria-hidden="true" />
              </button>
            </header>
            <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
            <ConfirmDialog
              title={t.leaveTitle}
              question={t.leaveText}
              action={t.leave}
              cancel={t.stay}
              isOpen={isAsking}
              onConfirm={leave}
              onClose={() => setAsking(false)}
            />
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </InLanguage>
  );
}
