import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { useAuth } from '../session/auth-context.ts';
import { UserAvatar } from './UserAvatar.tsx';
import { usePendingPress } from '../boot/pending-input.ts';
import { shellTexts } from '../texts.ts';

const panel = lazyComponent(() => import('./UserMenuPanel.tsx').then(({ UserMenuPanel }) => UserMenuPanel));

const menuId = 'user-menu';

/**
 * Button of the signed-in user, and their menu, which loads when it is first opened. The menu links to all screens that
 * do not fit in the bar of a phone.
 */
export function UserMenu() {
  const t = useTexts(shellTexts);
  const { status, name, user } = useAuth();
  const isIn = status === 'signedIn';
  const [isWanted, want] = useState(false);
  usePendingPress(menuId, () => want(true));
  const isHere = useLazyComponent(panel, isWanted, () => want(false)) && isWanted;
  return (
    <>
      <button
        type="button"
        className="me"
        popoverTarget={menuId}
        onClick={(event) => {
          if (isHere) return;
          // The menu opens by itself when it loads, which may be within this press: the press would close it again.
          event.preventDefault();
          want(true);
        }}
        // Until it does something: see dress.ts.
        data-opens={isIn ? undefined : menuId}
      >
        <span className="sr">{t.userMenu}:</span> <UserAvatar name={name} picture={user?.profilePicture} />
        <bdi className="me-name" data-name>
          {name}
        </bdi>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isIn && isHere && <panel.Loaded id={menuId} />}
    </>
  );
}
