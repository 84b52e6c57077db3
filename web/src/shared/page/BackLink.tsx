import './back-link.css';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Link } from '../../ui/Link.tsx';

/** Above a page that is in no menu: to the one that leads to it. */
export function BackLink({ to, word }: { to: string; word: string }) {
  const { lang } = useLanguage();
  const Back = lang === 'en' ? ChevronLeft : ChevronRight;
  return (
    <Link className="link back-link" to={to}>
      <Back size={17} aria-hidden="true" />
      {word}
    </Link>
  );
}
