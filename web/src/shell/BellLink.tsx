import type { ReactNode } from 'react';
import { Bell } from 'lucide-react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { linkTo, notificationsPage } from '../screens.ts';
import { Link } from '../ui/Link.tsx';

type Props = { label?: string; className?: string; /** How much is unread. */ children?: ReactNode };

/** The way to what one was told. */
export const BellLink = ({ label, className = '', children }: Props) => (
  <Link
    to={linkTo(notificationsPage)}
    className={`bell ${className}`}
    aria-label={label ?? notificationsPage.word[useLanguage().lang]}
  >
    <Bell size={20} aria-hidden="true" />
    {children}
  </Link>
);
