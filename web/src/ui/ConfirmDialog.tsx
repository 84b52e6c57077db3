import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../i18n/use-texts.ts';
import { InLanguage } from './InLanguage.tsx';
import { uiTexts } from './texts.ts';
import { useBack } from './use-back.ts';

export type ConfirmProps = {
  title: string;
  question: string;
  /** The words of the danger button. */
  action: string;
  cancel?: string;
  isOpen: boolean;
  /** While a promise runs the button is busy; then the dialog closes, whatever came of it. */
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks before what can't be taken back. */
export function ConfirmDialog({ title, question, action, cancel, isOpen, onConfirm, onClose }: ConfirmProps) {
  const t = useTexts(uiTexts);
  const [isBusy, setBusy] = useState(false);
  useBack(isOpen, onClose);
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } catch {
      // Whoever runs it has told the user (a toast); here there is only a dialog to close.
    }
    setBusy(false);
    onClose();
  }
  return (
    <InLanguage>
      <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="scrim">
        <AriaModal className="modal small">
          <Dialog role="alertdialog">
            <Heading slot="title">{title}</Heading>
            <p>{question}</p>
            <div className="actions">
              <button type="button" className="btn line" onClick={onClose} autoFocus>
                {cancel ?? t.cancel}
              </button>
              <button
                type="button"
                className="btn danger"
                // Not `disabled`: a button that goes dead under the finger drops the focus.
                aria-disabled={isBusy}
                onClick={() => !isBusy && void confirm()}
              >
                {action}
              </button>
            </div>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </InLanguage>
  );
}
