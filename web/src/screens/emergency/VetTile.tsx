import Phone from 'lucide-react/icons/phone';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import type { EmergencyCard } from './api.ts';
import { emergencyTexts } from './texts.ts';

/** Vet to call: a press anywhere on the tile dials. A vet with several numbers has a tile for each. */
export function VetTile({ vet: { name, phones, isEmergency, seenOn } }: { vet: EmergencyCard['vets'][number] }) {
  const t = useTexts(emergencyTexts);
  const f = useFormats();
  const about = (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {isEmergency && <span>{t.forEmergencies}</span>} {seenOn && <span>{t.seenOn({ day: f.day(seenOn) })}</span>}
    </>
  );
  if (phones.length === 0)
    return (
      <li className="emergency-vet">
        <span className="emergency-vet-text">
          {about}
          <span>{t.noPhone}</span>
        </span>
      </li>
    );
  return phones.map((phone) => (
    <li key={phone}>
      <a className="emergency-vet" href={phoneLink(phone)}>
        <span className="sr">{t.dial}</span>{' '}
        <span className="emergency-dial">
          <Phone size={22} aria-hidden="true" />
        </span>
        <span className="emergency-vet-text">
          {about}{' '}
          <bdi dir="ltr" className="emergency-number">
            {phone}
          </bdi>
        </span>
      </a>
    </li>
  ));
}
