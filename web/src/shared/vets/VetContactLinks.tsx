import './vet-contact-links.css';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePets } from '../pets/use-pets.ts';
import { mapUrl } from './map-url.ts';
import { useVets } from './use-vets.ts';
import { findVetByName } from './find-vet-by-name.ts';
import { vetContactTexts } from './vet-contact-texts.ts';

/** Vet of a pet, as typed by a user. */
export type VetReference = { readonly petId: string; readonly vetName: string | null; readonly place?: string | null };

/** Contact links of the vet, if the vet book has them: telephone and map. */
export function VetContactLinks({ of: { petId, vetName, place = null } }: { of: VetReference }) {
  const t = useTexts(vetContactTexts);
  const { vets } = useVets();
  const { petOf } = usePets();
  const pet = petOf(petId);
  const vet = pet && findVetByName(vets, [vetName, place], pet.householdId);
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
