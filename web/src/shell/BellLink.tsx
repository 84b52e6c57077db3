import type { ReactNode } from 'react';
import { Bell } from 'lucide-react';
import { useWord } from '../i18n/use-texts.ts';
import { linkTo, notificationsPage } from '../screens.ts';
import { Link } from '../ui/Link.tsx';

type Props = { label?: string; className?: string; /** How much is unread. */ children?: ReactNode };

/** The way to what one was told. */
export function BellLink({ label, className = '', children }: Props) {
  const name = useWord(notificationsPage.word);
  return (
    <Link to={linkTo(notificationsPage)} className={`bell ${className}`}>
      <span className="sr">{label ?? name}</span>
      <Bell size={20} aria-hidden="true" />
      {children}
    </Link>
  );
}
