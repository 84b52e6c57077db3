import './timeline.css';
import { useEffect, useRef, useState, type Ref } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Pet } from '@tzemed/contract/pets/pets';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import type { TimelineEvent, TimelineKind } from '@tzemed/contract/views/timeline';
import { expensesCardTexts } from '../../../features/expenses/card-texts.ts';
import { measureIcons } from '../../../features/measures/measure-icons.ts';
import { useMeasureFormats } from '../../../features/measures/use-measure-formats.ts';
import { recordTypeIcons } from '../../../features/medical-records/record-type-icons.ts';
import { ObservationFacts } from '../../../features/observations/ObservationFacts.tsx';
import { useKindOf } from '../../../features/observations/use-kind-of.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useItemLink } from '../../../shared/list/item-links.ts';
import { RowLink } from '../../../shared/list/RowLink.tsx';
import { useFormats } from '../../../lib/use-formats.ts';
import { useCategory } from '../../../shared/categories/use-categories.ts';
import { WaitingMark } from '../../../shared/queries/waiting-mark.ts';
import { Skeleton } from '../../../ui/lazy/Skeleton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { petPageTexts } from '../texts.ts';
import { visibleKinds, useTimeline } from './use-timeline.ts';

type Part = { pet: Pet; today: string; kind?: TimelineKind | undefined };
type Props = Part & { events: readonly TimelineEvent[]; cursor: string | null };

/** Timeline of a pet, with all kinds of events, newest first, as many pages as the reader opens. */
export function TimelineCard(props: Props) {
  const t = useTexts(petPageTexts);
  const { pet, today, events } = props;
  const [kind, setKind] = useState<TimelineKind>();
  const kinds = visibleKinds(pet);
  return (
    <section className="card" data-hue={pet.hue}>
      <div className="card-head">
        <h2>{t.timeline}</h2>
      </div>
      {events.length > 0 && kinds.length > 1 && (
        <div className="timeline-kinds" role="group" aria-label={t.timelineKinds}>
          <Chip isOn={!kind} onPress={() => setKind(undefined)}>
            {t.timelineAll}
          </Chip>
          {kinds.map((one) => (
            <Chip key={one} isOn={kind === one} onPress={() => setKind(one)}>
              {t[`timelineOf_${one}`]}
            </Chip>
          ))}
        </div>
      )}
      {kind ? <OfKind key={kind} pet={pet} today={today} kind={kind} /> : <Events {...props} />}
    </section>
  );
}

function OfKind(part: Part) {
  const t = useTexts(petPageTexts);
  const { data, isFailed, retry } = useTimeline(part.pet, { kind: part.kind });
  if (data) return <Events {...part} {...data} />;
  if (!isFailed) return <Skeleton count={2} />;
  return (
    <div className="pad">
      <button type="button" className="btn line sm" onClick={retry}>
        {t.again}
      </button>
    </div>
  );
}

function Events({ events, cursor, ...part }: Props) {
  const t = useTexts(petPageTexts);
  if (events.length === 0) return <p className="pad muted">{part.kind ? t.noneOfKind : t.noTimeline}</p>;
  return (
    <ul className="timeline">
      {events.map((event) => (
        <Row key={event.row.id} event={event} today={part.today} />
      ))}
      {cursor && <Rest {...part} cursor={cursor} page={1} />}
    </ul>
  );
}

type Place = Part & { cursor: string; page: number };

/** Next page, once it is asked for. Each page begins where the one before it ends now, so nothing falls between. */
function Rest(place: Place) {
  const t = useTexts(petPageTexts);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Page {...place} />;
  return (
    <li>
      <button type="button" className="btn line sm timeline-more" onClick={() => setOpen(true)}>
        {t.more}
      </button>
    </li>
  );
}

function Page(place: Place) {
  const t = useTexts(petPageTexts);
  const { cursor, page, pet, kind } = place;
  const { data, isFailed, retry } = useTimeline(pet, { cursor, page, kind });
  if (data) return <Told {...place} {...data} />;
  return (
    <li>
      <button
        type="button"
        className="btn line sm timeline-more"
        aria-disabled={!isFailed}
        onClick={isFailed ? retry : undefined}
      >
        {t.more}
      </button>
    </li>
  );
}

function Told({ events, cursor, page, ...part }: Props & { page: number }) {
  const first = useRef<HTMLLIElement>(null);
  // The pressed button is gone, so the focus goes to the first row in its place.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      {events.map((event, index) => (
        <Row key={event.row.id} event={event} today={part.today} at={index === 0 ? first : undefined} />
      ))}
      {cursor && <Rest {...part} cursor={cursor} page={page + 1} />}
    </>
  );
}

type RowProps = { event: TimelineEvent; today: string; at?: Ref<HTMLLIElement> | undefined };

function Row({ event, today, at }: RowProps) {
  const f = useFormats();
  const { Icon, title, about, amount } = useWords(event);
  const linkOf = useItemLink();
  return (
    <li ref={at} tabIndex={at ? -1 : undefined}>
      <span className="timeline-dot">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <b>
          <RowLink to={linkOf(event.kind, event.row)}>
            <bdi>{title}</bdi>
          </RowLink>
        </b>
        <small>{about}</small>
        <WaitingMark id={event.row.id} />
      </span>
      <span className="timeline-end">
        <time dateTime={event.date}>{f.briefDay(event.date, today)}</time>
        {amount !== undefined && <span className={amount < 0 ? 'num came-back' : 'num'}>{f.ils(amount)}</span>}
      </span>
    </li>
  );
}

function useWords({ kind, row }: TimelineEvent) {
  const t = useTexts(petPageTexts);
  const types = useTexts(recordTypeTexts);
  const { refund } = useTexts(expensesCardTexts);
  const kindOf = useKindOf();
  const measures = useMeasureFormats();
  const category = useCategory(kind === 'expenses' ? row.category : 'other');
  switch (kind) {
    case 'medicalRecords':
      return {
        Icon: recordTypeIcons[row.type],
        title: row.description,
        about: <By what={types[row.type]} {...row} />,
        // The expense that holds it has no line of its own.
        amount: row.cost ?? undefined,
      };
    case 'appointments':
      return { Icon: recordTypeIcons.vet_visit, title: row.reason, about: <By what={t.appointment} {...row} /> };
    case 'expenses':
      return {
        Icon: category.Icon,
        title: row.description,
        about: (
          <>
            {row.refundOf && `${refund} · `}
            <bdi>{category.word}</bdi>
          </>
        ),
        amount: row.amount,
      };
    case 'observations':
      return { ...kindOf(row), about: <ObservationFacts row={row} /> };
    case 'measurements':
      return { Icon: measureIcons[row.measure.kind], title: measures.value(row), about: measures.name(row.measure) };
    case 'reminders':
      return { Icon: CircleCheck, title: row.title, about: t.done };
  }
}

/** Description of an event, and its vet. */
const By = ({ what, vetName }: { what: string; vetName: string | null }) => (
  <>
    {what}
    {vetName && (
      <>
        {' · '}
        <bdi>{vetName}</bdi>
      </>
    )}
  </>
);
