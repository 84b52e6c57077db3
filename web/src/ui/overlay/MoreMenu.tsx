import './more-menu.css';
import { Fragment, useEffect, useId, useRef } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { LucideIcon } from 'lucide-react/types';

export type MenuItem = {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  isDanger?: boolean;
  /** Stands apart from what is above it. */
  isApart?: boolean;
};

/** Space between the button and the menu, in pixels. */
const gap = 6;

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** Icon of the button. */
  icon?: LucideIcon | undefined;
  /** True when the button was pressed before the code loaded. */
  isOpenFirst?: boolean;
};

/** Menu of other actions on an item; `label` names the button. */
export function MoreMenu({ label, items, icon, isOpenFirst = false }: Props) {
  const id = useId();
  const Picture = icon ?? Ellipsis;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpenFirst) return;
    button.current!.focus();
    menu.current!.showPopover?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first time
  }, []);

  /** Positions the menu: it lies above everything else on the page, and is not tied to the button. */
  function place() {
    const { bottom, left, right } = button.current!.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    menu.current!.style.insetBlockStart = `${bottom + scrollY + gap}px`;
    menu.current!.style.insetInlineEnd = `${isRtl ? left : document.documentElement.clientWidth - right}px`;
  }

  return (
    <>
      <button type="button" className="icon-btn" ref={button} popoverTarget={id} aria-label={label} title={label}>
        <Picture size={icon ? 18 : 22} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="pop more-menu"
        ref={menu}
        role="group"
        aria-label={label}
        onBeforeToggle={place}
        // A menu near the foot of the window is scrolled fully into view.
        onToggle={({ newState }) => newState === 'open' && menu.current!.scrollIntoView({ block: 'nearest' })}
      >
        {items.map(({ icon: Icon, label: word, onPress, isDanger, isApart }) => (
          <Fragment key={word}>
            {isApart && <hr />}
            <button
              type="button"
              className={isDanger ? 'opt danger' : 'opt'}
              onClick={() => {
                menu.current!.hidePopover?.();
                onPress();
              }}
            >
              <Icon size={18} aria-hidden="true" />
              {word}
            </button>
          </Fragment>
        ))}
      </div>
    </>
  );
}
