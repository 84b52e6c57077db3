import { useTexts } from '../../i18n/use-texts.ts';
import { contactTexts } from './texts.ts';

/** Says that somebody answers now. The page's script shows it, since a page that was made once has no clock. */
export function OpenNowBadge() {
  const t = useTexts(contactTexts);
  return <span className="badge ok open-now" data-open-now={t.openUntil({ time: '{time}' })} />;
}
