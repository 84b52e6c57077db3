import './vet-ways.css';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { linkToDial } from '@tzemed/contract/phones';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePets } from '../use-pets.ts';
import { mapOf } from './map-of.ts';
import { useVets } from './use-vets.ts';
import { vetCalled } from './vet-called.ts';
import { vetWayTexts } from './way-texts.ts';

/** Of a pet, who treats it: as somebody has written it. */
export type Written = { readonly petId: string; readonly vetName: string | null; readonly place?: string | null };

/** How to reach whom it names, where they stand in the book of vets: by telephone, and on the map. */
export function VetWays({ of: { petId, vetName, place = null } }: { of: Written }) {
  const t = useTexts(vetWayTexts);
  const { vets } = useVets();
  const { petOf } = usePets();
  const pet = petOf(petId);
  const vet = pet && vetCalled(vets, [vetName, place], pet.householdId);
  if (!vet) return null;
  const { name, phones, address } = vet;
  const [phone] = phones;
  return (
    <span className="vet-ways">
      {phone && (
        <a className="link" href={linkToDial(phone)} aria-label={t.call({ name, phone })}>
          <Phone size={16} aria-hidden="true" />
          <bdi className="num" dir="ltr">
            {phone}
          </bdi>
        </a>
      )}
      {address && (
        <a
          className="link"
          href={mapOf(address)}
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
