import CalendarClock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { phoneLink } from '@tzemed/contract/text/phone-numbers';
import type { Vet } from '@tzemed/contract/medical/vets';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowActions } from '../../shared/list/RowActions.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { mapUrl } from '../../shared/vets/map-url.ts';
import { Badge } from '../../ui/Badge.tsx';
import { vetTexts } from './texts.ts';

type Props = { vet: Vet; onEdit: () => void; onRemove: () => void };

export function VetCard({ vet, onEdit, onRemove }: Props) {
  const t = useTexts(vetTexts);
  const { id, name, clinic, phones, address, hours, notes, isEmergency, mayEdit } = vet;
  return (
    <li id={id} tabIndex={-1} className={isEmergency ? 'card pad vet is-emergency' : 'card pad vet'}>
      <div className="vet-head">
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {clinic && <bdi className="muted">{clinic}</bdi>}
        </div>
        {isEmergency && <Badge tone="danger">{t.emergency}</Badge>}
      </div>
      {phones.length > 0 && (
        <div className="vet-phones">
          {phones.map((phone) => (
            <a
              key={phone}
              className={isEmergency ? 'btn lg danger' : 'btn lg soft'}
              href={phoneLink(phone)}
              aria-label={t.call({ name, phone })}
            >
              <Phone size={20} aria-hidden="true" />
              <bdi className="num" dir="ltr">
                {phone}
              </bdi>
            </a>
          ))}
        </div>
      )}
      {address && (
        <a
          className="link vet-line"
          href={mapUrl(address)}
          target="_blank"
          rel="noreferrer"
          aria-label={t.map({ address })}
        >
          <MapPin size={18} aria-hidden="true" />
          <bdi>{address}</bdi>
        </a>
      )}
      {hours && (
        <p className="vet-line">
          <CalendarClock size={18} aria-hidden="true" />
          <bdi>{hours}</bdi>
        </p>
      )}
      {notes && (
        <p className="vet-notes" dir="auto">
          {notes}
        </p>
      )}
      <Tags ids={vet.tagIds} />
      {mayEdit && (
        <div className="vet-acts">
          <RowActions name={name} onEdit={onEdit} onRemove={onRemove} />
        </div>
      )}
    </li>
  );
}
