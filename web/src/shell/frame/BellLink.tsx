import Bell from 'lucide-react/icons/bell';
import { useWord } from '../../i18n/use-texts.ts';
import { linkTo, notificationsPage } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';

/** The way to what one was told. */
export const BellLink = () => (
  <Link to={linkTo(notificationsPage)} className="bell">
    <span className="sr">{useWord(notificationsPage.word)}</span>
    <Bell size={20} aria-hidden="true" />
  </Link>
);
