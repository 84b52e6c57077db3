import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

type Props = { size: number; className?: string };

/** The sign of a way onwards, as the page is read. */
export function ForwardArrow(props: Props) {
  const Chevron = useLanguage().lang === 'en' ? ChevronRight : ChevronLeft;
  return <Chevron {...props} aria-hidden="true" />;
}
