import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useTexts } from '../../i18n/use-texts.ts';
import { newTicketPath } from '../../lib/session/return-path.ts';
import { VisitorLink } from '../VisitorLink.tsx';
import { helpTexts } from './texts.ts';

/** The way to people who answer, for readers whose answer is not here. */
export function ContactCard() {
  const t = useTexts(helpTexts);
  return (
    <aside className="help-ask" aria-label={t.support}>
      <LifeBuoy size={20} aria-hidden="true" />
      <p>
        <b>{t.notFound}</b> {t.people}
      </p>
      <VisitorLink className="btn line" visitor="/contact" signedIn={newTicketPath}>
        {t.support}
      </VisitorLink>
    </aside>
  );
}
