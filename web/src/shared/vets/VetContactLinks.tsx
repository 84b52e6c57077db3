import './vet-contact-links.css';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { useTexts } from '../../i18n/use-texts.ts';
import { mapUrl } from './map-url.ts';
import { useVetOf, type VetReference } from './use-vet-of.ts';
import { vetContactTexts } from './vet-contact-texts.ts';

/** Contact links of the vet, if the vet book has them: telephone and map. */
export function VetContactLinks({ of }: { of: VetReference }) {
  const t = useTexts(vetContactTexts);
  const vet = useVetOf(of);
  if (!vet) return null;
  const { name, phones, address } = vet;
  const [phone] = phones;
  return (
    <span className="vet-ways">
      {phone && (
        <a className="link" href={phoneLink(phone)} aria-label={t.call({ name, phone })}>
          <Phone size={16} aria-hidden="true" />
          <bdi className="num" dir="ltr">
            {phone}
          </bdi>
        </a>
      )}
      {address && (
        <a
          className="link"
          href={mapUrl(address)}
          target="_blank"
          rel="noreferrer"
          aria-label={t.map({ address })}
          title={address}
        >
          <MapPin size={16} aria-hidden="true" />
          {t.onMap}
        </a>
      )}
    </span>
  );
}
