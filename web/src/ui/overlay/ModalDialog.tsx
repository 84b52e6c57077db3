import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogHeadContext, type DialogHead } from './dialog-head.ts';
import { DialogLinksContext } from './DialogLinks.tsx';
import { Overlay } from './Overlay.tsx';
import { uiTexts } from '../texts.ts';
import { LeaveContext, UnsavedContext } from '../form/unsaved-changes.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useDialogContent } from './use-dialog-content.ts';
import { useBottomSheet } from './use-bottom-sheet.ts';

export type ModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Picture before the title. */
  art?: ReactNode;
  /** Content after the title: other actions on the dialog's item. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Centred dialog, bottom sheet on phones. A stray click outside or on 'cancel', Esc, the browser's Back, a drag downwards or
 * the X never loses typed text: while the form inside has unsaved changes the dialog asks first.
 */
export function ModalDialog(props: ModalProps) {
  const t = useTexts(uiTexts);
  const { isOpen, onClose } = props;
  const { shown, opening } = useDialogContent(props);
  const [isUnsaved, setUnsaved] = useState(false);
  // Known at once: what is drawn of it may come after the next key.
  const typed = useRef(false);
  const lost = useRef<() => void>(undefined);
  const tell = useCallback((is: boolean, onLost?: () => void) => {
    typed.current = is;
    lost.current = onLost;
    setUnsaved(is);
  }, []);
  /** The question is open: how the dialog closes after a yes. */
  const [asking, setAsking] = useState<{ close: () => void } | null>(null);
  const [links, setLinks] = useState<HTMLElement | null>(null);
  const [instead, setInstead] = useState<DialogHead | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const round = instead?.round;
  // Focuses the heading of replaced content, so that a screen reader reads on from there.
  useEffect(() => void (round !== undefined && heading.current?.focus()), [round]);
  // A save that answers meanwhile closes the form, or leaves nothing to lose: the question goes with it.
  if (asking && !(isOpen && isUnsaved)) setAsking(null);
  const sheet = useRef<HTMLDivElement>(null);
  function ask(close: () => void) {
    if (!typed.current) {
      setAsking(null);
      return close();
    }
    setUnsaved(true);
    setAsking({ close });
  }
  const tryToLeave = () => ask(onClose);
  function leave() {
    lost.current?.();
    setAsking(null);
    asking?.close();
  }
  useCloseOnBack(isOpen, tryToLeave);
  const head = useBottomSheet(sheet, isOpen, tryToLeave);
  return (
    <Overlay isOpen={isOpen} onLeave={tryToLeave} sheet={sheet}>
      <Dialog key={opening}>
        <header {...head}>
          {!instead && shown.art}
          <hgroup>
            <Heading slot="title" ref={heading} {...(instead && { tabIndex: -1 })}>
              {instead?.title ?? shown.title}
            </Heading>
            {instead?.words && <p className="muted">{instead.words}</p>}
            <div className="dialog-links" ref={setLinks} hidden={instead !== null} />
          </hgroup>
          {!instead && shown.aside}
          <button type="button" className="icon-btn" aria-label={t.close} onClick={tryToLeave}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <UnsavedContext value={tell}>
          <LeaveContext value={ask}>
            <DialogHeadContext value={setInstead}>
              <DialogLinksContext value={links}>{shown.children}</DialogLinksContext>
            </DialogHeadContext>
          </LeaveContext>
        </UnsavedContext>
        <ConfirmDialog
          title={t.leaveTitle}
          question={t.leaveText}
          action={t.leave}
          cancel={t.stay}
          isOpen={asking !== null}
          onConfirm={leave}
          onClose={() => setAsking(null)}
        />
      </Dialog>
    </Overlay>
  );
}
