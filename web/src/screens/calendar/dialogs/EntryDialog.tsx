import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { appointments } from '@tzemed/contract/medical/appointments';
import type { CalendarEntry } from '@tzemed/contract/views/calendar';
import { reminders } from '@tzemed/contract/reminders/reminders';
import { formatHebrewDate } from '@tzemed/contract/dates/format-hebrew-date';
import { formatRepeat } from '@tzemed/contract/dates/format-repeat';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { callsOf } from '../../../lib/api/api-client.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { sourceTexts, toSourceTexts } from '../../../features/reminders/list/source-texts.ts';
import { sourceLink } from '../../../shared/list/item-links.ts';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { linkToRecord } from '../../../screens.ts';
import { PetChip } from '../../../shared/pets/PetChip.tsx';
import { mapUrl } from '../../../shared/vets/map-url.ts';
import { VetContactLinks } from '../../../shared/vets/VetContactLinks.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { entryTexts } from './entry-texts.ts';
import { isTickable, whyFixed } from '../calendar-entries.ts';
import { moveTexts } from '../move/move-texts.ts';
import { calendarTexts } from '../texts.ts';
import type { ItemFormRequest } from './ItemFormDialog.tsx';
import type { EntryActions } from '../entry-actions.ts';

type Props = {
  entry: CalendarEntry | null;
  ways: EntryActions;
  onEdit: (asked: ItemFormRequest) => void;
  onClose: () => void;
};

/** Details of an entry, and all actions on it. */
export function EntryDialog({ entry, ways, onEdit, onClose }: Props) {
  return (
    <Modal title={entry?.title ?? ''} isOpen={entry !== null} onClose={onClose}>
      {entry && <Entry entry={entry} ways={ways} onEdit={onEdit} onClose={onClose} />}
    </Modal>
  );
}

function Entry({ entry, ways, onEdit, onClose }: Props & { entry: CalendarEntry }) {
  const t = useTexts(entryTexts);
  const words = useTexts(calendarTexts);
  const why = useTexts(moveTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const { kind, status, source, sourceId, day, time, petIds, notes, place, vetName, repeat, isPlanned, mayEdit } =
    entry;
  const { followsRecordId, recordId } = entry;
  const sources = useTexts(sourceTexts);
  const toSources = useTexts(toSourceTexts);
  const fixed = whyFixed(entry);
  const toSource = sourceLink({ petId: petIds[0] ?? null, source, sourceId });
  const open = useMutation({ mutationFn: () => rows[entry.noun](entry), onSuccess: onEdit });
  const facts = [
    status === 'open' ? words[kind] : f.series([words[kind], words[status]]),
    ...(source ? [sources[source]] : []),
    ...(isPlanned ? [words.planned] : []),
    ...(repeat ? [formatRepeat(repeat, lang)] : []),
  ];
  return (
    <div className="cld-entry">
      <p className="row tight">
        {petIds.map((id) => (
          <PetChip key={id} pet={ways.petOf(id)} />
        ))}
        <span className="muted">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <p>
        <b>{f.longDay(day)}</b>
        {time && <b className="num">{f.series(['', time])}</b>}
        <br />
        <span className="muted">{formatHebrewDate(day, lang)}</span>
      </p>
      {(place || vetName) && (
        <p>
          {[place, vetName].filter(Boolean).map((one, index) => (
            <span key={one}>
              {index > 0 && ' · '}
              <bdi>{one}</bdi>
            </span>
          ))}{' '}
          <VetContactLinks of={{ petId: petIds[0]!, vetName, place }} />
        </p>
      )}
      {notes && <p dir="auto">{notes}</p>}
      {fixed && <p className="muted">{why[fixed]}</p>}
      <div className="row">
        {isTickable(entry) && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onClose();
              ways.onTick(entry);
            }}
          >
            <Check size={18} aria-hidden="true" />
            {t.complete}
          </button>
        )}
        {!fixed && (
          <button
            type="button"
            className="btn line"
            onClick={() => {
              onClose();
              ways.onMove(entry);
            }}
          >
            <CalendarArrowDown size={18} aria-hidden="true" />
            {t.move}
          </button>
        )}
        {toSource && source && (
          <Link className="btn line" to={toSource}>
            <ForwardArrow size={18} />
            {toSources[source]}
          </Link>
        )}
        {mayEdit && !source && (
          <button
            type="button"
            className="btn line"
            aria-disabled={open.isPending}
            onClick={() => !open.isPending && open.mutate()}
          >
            <Pencil size={18} aria-hidden="true" />
            {t.edit}
          </button>
        )}
        {place && (
          <a className="btn line" href={mapUrl(place)} target="_blank" rel="noreferrer">
            <MapPin size={18} aria-hidden="true" />
            {t.map}
          </a>
        )}
        {(recordId ?? followsRecordId) && (
          <Link className="btn line" to={linkToRecord((recordId ?? followsRecordId)!)}>
            <FileText size={18} aria-hidden="true" />
            {t.record}
          </Link>
        )}
      </div>
    </div>
  );
}

const calls = { appointments: callsOf(appointments), reminders: callsOf(reminders) };

/** Whole, as its form needs it. */
const rows: Record<CalendarEntry['noun'], (entry: CalendarEntry) => Promise<ItemFormRequest>> = {
  reminders: async ({ id, day }) => ({
    day,
    noun: 'reminders',
    item: (await calls.reminders.get({ params: { id } })).reminder,
  }),
  appointments: async ({ id, day }) => ({
    day,
    noun: 'appointments',
    item: (await calls.appointments.get({ params: { id } })).appointment,
  }),
};
