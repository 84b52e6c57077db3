import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { Appointment } from '@tzemed/contract/medical/appointments';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import type { NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { mapUrl } from '../../../shared/vets/map-url.ts';
import { useVetOf, type VetReference } from '../../../shared/vets/use-vet-of.ts';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { useIsIdle } from '../../../ui/lazy/lazy-component.ts';
import { KindMark } from './KindMark.tsx';
import { Portraits } from './Portraits.tsx';
import { todayTexts } from './today-texts.ts';

type Props = { appointment: Appointment; petOf: (id: string) => NamedPet | undefined; isMarked: boolean };

/** An appointment of today: there is nothing to tick off, and its place can be called and driven to. */
export function AppointmentRow({ appointment, petOf, isMarked }: Props) {
  const t = useTexts(todayTexts);
  const { petId, petIds, reason, time, place, vetName } = appointment;
  const linkOf = useItemLink();
  const when = time ?? (isMarked ? t.allDay : null);
  const about = [...petIds.map((id) => petOf(id)?.name), when, place ?? vetName].filter(Boolean);
  return (
    <li className="today-row" data-hue={petOf(petId)?.hue}>
      <Portraits pets={petIds.flatMap((id) => petOf(id) ?? [])}>
        {isMarked && <KindMark kind="appointments" />}
      </Portraits>
      <div>
        <b>
          <RowLink to={linkOf('appointments', appointment)}>
            <bdi>{reason}</bdi>
          </RowLink>
        </b>
        <span className="today-about">
          {about.map((part, at) => (
            <span key={at} className={part === time ? 'num' : undefined}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
        <WaitingMark id={appointment.id} />
      </div>
      <span className="today-ways">
        {(vetName ?? place) && <Ways of={{ petId, vetName, place }} />}
        <ForwardArrow size={20} />
      </span>
    </li>
  );
}

/** Way to a written place, and to call the vet if the vet book has them. The book comes when the screen has had its time. */
function Ways({ of }: { of: VetReference }) {
  const isIdle = useIsIdle();
  return isIdle ? <WaysToVet of={of} /> : <Way to={of.place} />;
}

function WaysToVet({ of }: { of: VetReference }) {
  const t = useTexts(todayTexts);
  const vet = useVetOf(of);
  const phone = vet?.phones[0];
  return (
    <>
      {vet && phone && (
        <a className="icon-btn" href={phoneLink(phone)} aria-label={t.call({ name: vet.name, phone })} title={phone}>
          <Phone size={20} aria-hidden="true" />
        </a>
      )}
      <Way to={vet?.address ?? of.place} />
    </>
  );
}

function Way({ to: place }: { to: string | null | undefined }) {
  const t = useTexts(todayTexts);
  return (
    place && (
      <a
        className="icon-btn"
        href={mapUrl(place)}
        target="_blank"
        rel="noreferrer"
        aria-label={t.way({ place })}
        title={place}
      >
        <Navigation size={20} aria-hidden="true" />
      </a>
    )
  );
}
