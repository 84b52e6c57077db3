import Paperclip from 'lucide-react/icons/paperclip';
import { useValidity } from '../../features/medical-records/vaccinations/use-validity.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { linkToRecord } from '../../screens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import type { EmergencyCard } from './api.ts';
import { emergencyTexts } from './texts.ts';

/** Validity of the rabies vaccination today, from the day that the card has kept; leads to its certificate. */
export function RabiesTile({ id, date, validUntil, attachmentCount }: NonNullable<EmergencyCard['rabies']>) {
  const t = useTexts(emergencyTexts);
  const f = useFormats();
  const validity = useValidity(validUntil);
  return (
    <section className="emergency-tile">
      <h2>{t.rabies}</h2>
      <p className="emergency-rabies">
        {validity && <Badge tone={validity.tone}>{validity.text}</Badge>}
        <span>{t.given({ day: f.day(date) })}</span>
        <Link className="link" to={linkToRecord(id)}>
          {attachmentCount > 0 && <Paperclip size={16} aria-hidden="true" />}
          {attachmentCount > 0 ? t.paper : t.record}
        </Link>
      </p>
    </section>
  );
}
