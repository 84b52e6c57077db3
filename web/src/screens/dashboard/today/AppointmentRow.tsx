import type { Appointment } from '@tzemed/contract/medical/appointments';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import { PetPortrait, type NamedPet } from '../../../shared/pets/PetPortrait.tsx';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';

type Props = { appointment: Appointment; petOf: (id: string) => NamedPet | undefined };

/** An appointment of today: there is nothing to tick off. */
export function AppointmentRow({ appointment, petOf }: Props) {
  const { petId, petIds, reason, time, place, vetName } = appointment;
  const pet = petOf(petId);
  const linkOf = useItemLink();
  const about = [...petIds.map((id) => petOf(id)?.name), time, place ?? vetName].filter(Boolean);
  return (
    <li className="today-row" data-hue={pet?.hue}>
      <span className="today-portrait">{pet && <PetPortrait pet={pet} size={52} />}</span>
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
      </div>
      <ForwardArrow size={20} />
    </li>
  );
}
