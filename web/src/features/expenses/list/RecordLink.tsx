import Stethoscope from 'lucide-react/icons/stethoscope';
import { texts } from '@tzemed/contract/text/texts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { linkToRecord } from '../../../screens.ts';
import { Link } from '../../../ui/Link.tsx';

const recordLinkTexts = texts({
  record: { he: 'לרשומה הרפואית', en: 'To the medical record', ar: 'إلى السجل الطبي' },
  recordOf: {
    he: 'לרשומה הרפואית: {name}',
    en: 'To the medical record: {name}',
    ar: 'إلى السجل الطبي: {name}',
  },
});

/** Link from the cost of a visit to its medical record. */
export function RecordLink({ id, name }: { id: string; name: string }) {
  const t = useTexts(recordLinkTexts);
  const { lang } = useLanguage();
  return (
    <Link className="link mark" to={linkToRecord(id)} aria-label={t.recordOf({ name: isolateDirection(name, lang) })}>
      <Stethoscope size={14} aria-hidden="true" />
      {t.record}
    </Link>
  );
}
