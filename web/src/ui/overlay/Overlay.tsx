import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../AriaLocale.tsx';

type Props = {
  isOpen: boolean;
  /** Esc, or a press beside it. */
  onLeave: () => void;
  sheet?: RefObject<HTMLDivElement | null>;
  isSmall?: boolean;
  children: ReactNode;
};

/** Layer over the page: centred, on phones a sheet at the bottom. It appears and closes in a moment. */
export function Overlay({ isOpen, onLeave, sheet, isSmall, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const box = sheet ?? own;
  // A closing overlay is inert: a second press would save, or delete, twice.
  useLayoutEffect(() => {
    if (box.current) box.current.inert = !isOpen;
  }, [box, isOpen]);
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && isOpen && onLeave()}
        isDismissable
        className="scrim"
      >
        <AriaModal ref={box} className={isSmall ? 'modal small' : 'modal'}>
          {children}
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}
