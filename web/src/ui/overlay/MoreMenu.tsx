import './more-menu.css';
import { Fragment, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from '../Link.tsx';

export type MenuItem = {
  icon: LucideIcon;
  label: string;
  isDanger?: boolean;
  /** Stands apart from what is above it. */
  isApart?: boolean;
} & ({ onPress: () => void } | { to: string });

/** Space between the button and the menu, in pixels. */
const gap = 6;

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** Icon of the button. */
  icon?: LucideIcon | undefined;
  /** True when the button was pressed before the code loaded. */
  isOpenFirst?: boolean;
  /** Id of the item that an entry of the menu opens. */
  opens?: string;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** Menu of other actions on an item; `label` names the button. */
export function MoreMenu({ label, items, icon, isOpenFirst = false, opens, ref }: Props) {
  const id = useId();
  const Picture = icon ?? Ellipsis;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => button.current!);

  useEffect(() => {
    if (!isOpenFirst) return;
    button.current!.focus();
    menu.current!.showPopover?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first time
  }, []);

  /** Positions the menu: it lies above everything else on the page, and is not tied to the button. A phone has it at its foot. */
  function place() {
    const { bottom, left, right } = button.current!.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    menu.current!.style.setProperty('--below', `${bottom + scrollY + gap}px`);
    menu.current!.style.setProperty('--end', `${isRtl ? left : document.documentElement.clientWidth - right}px`);
  }

  return (
    <>
      <button
        type="button"
        className="icon-btn"
        ref={button}
        popoverTarget={id}
        aria-label={label}
        title={label}
        data-opens={opens}
      >
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
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.isApart && <hr />}
            <Entry item={item} close={() => menu.current!.hidePopover?.()} />
          </Fragment>
        ))}
      </div>
    </>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const { icon: Icon, label } = item;
  const words = (
    <>
      <Icon size={18} aria-hidden="true" />
      {label}
    </>
  );
  if ('to' in item)
    return (
      <Link className="opt" to={item.to} onClick={close}>
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      className={item.isDanger ? 'opt danger' : 'opt'}
      onClick={() => {
        close();
        item.onPress();
      }}
    >
      {words}
    </button>
  );
}
