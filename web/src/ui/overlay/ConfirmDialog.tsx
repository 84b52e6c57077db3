import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTexts } from '../../i18n/use-texts.ts';
import { Overlay } from './Overlay.tsx';
import { uiTexts } from '../texts.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useDialogContent } from './use-dialog-content.ts';

export type ConfirmProps = {
  title: string;
  question: string;
  /** The words of the button that does it. */
  action: string;
  /** True when the action deletes nothing. */
  isHarmless?: boolean;
  cancel?: string;
  isOpen: boolean;
  /** While a promise runs the button is busy; then the dialog closes, whatever came of it. */
  onConfirm: () => unknown;
  /** Alternative action. */
  instead?: { action: string; onConfirm: () => unknown } | undefined;
  onClose: () => void;
};

/** Asks before what can't be taken back, or concerns others. */
export function ConfirmDialog(props: ConfirmProps) {
  const t = useTexts(uiTexts);
  const { isOpen, onConfirm, onClose } = props;
  const { shown, opening } = useDialogContent(props);
  const { title, question, action, instead, cancel, isHarmless } = shown;
  // A late answer belongs to its own question, and leaves the current one alone.
  const [busyWith, setBusyWith] = useState<number>();
  const isBusy = busyWith === opening;
  const latest = useRef(opening);
  useEffect(() => {
    latest.current = opening;
  });
  useCloseOnBack(isOpen, onClose);
  async function confirm(run: () => unknown) {
    setBusyWith(opening);
    try {
      await run();
    } catch {
      // The caller has told the user (a toast); here there is only a dialog to close.
    }
    setBusyWith((other) => (other === opening ? undefined : other));
    if (latest.current === opening) onClose();
  }
  // Last where one stands below the other.
  const leave = (
    <button type="button" className="btn line" onClick={onClose} autoFocus>
      {cancel ?? t.cancel}
    </button>
  );
  return (
    <Overlay isOpen={isOpen} onLeave={onClose} isSmall>
      <Dialog role="alertdialog">
        <Heading slot="title">{title}</Heading>
        <p>{question}</p>
        <div className="actions">
          {!instead && leave}
          {[{ action, onConfirm }, ...(instead ? [instead] : [])].map((one) => (
            <button
              key={one.action}
              type="button"
              className={isHarmless ? 'btn' : 'btn danger'}
              // Not `disabled`: a button that is disabled on press drops the focus. A closing dialog does nothing.
              aria-disabled={isBusy}
              onClick={() => isOpen && !isBusy && void confirm(one.onConfirm)}
            >
              {one.action}
            </button>
          ))}
          {instead && leave}
        </div>
      </Dialog>
    </Overlay>
  );
}
