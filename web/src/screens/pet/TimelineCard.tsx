import './timeline.css';
import type { Expense } from '@tzemed/contract/expenses';
import type { MedicalRecord } from '@tzemed/contract/medical-records';
import type { Pet } from '@tzemed/contract/pets';
import { categoryIcons } from '../../features/expenses/category-icons.ts';
import { categoryTexts } from '../../features/expenses/category-texts.ts';
import { recordTypeIcons } from '../../features/medical-records/record-type-icons.ts';
import { recordTypeTexts } from '../../features/medical-records/record-type-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { asked } from './asked.ts';
import { petPageTexts } from './texts.ts';
import { timelineOf, type Happened } from './timeline.ts';

type Props = { pet: Pet; records: readonly MedicalRecord[]; expenses: readonly Expense[]; today: string };

const most = 7;

/** What happened to a pet last, of whatever kind. */
export function TimelineCard({ pet, records, expenses, today }: Props) {
  const t = useTexts(petPageTexts);
  const happened = timelineOf(records, expenses, { limit: asked.records.limit, most });
  return (
    <section className="card" data-hue={pet.hue}>
      <div className="card-head">
        <h2>{t.timeline}</h2>
      </div>
      {happened.length === 0 ? (
        <p className="pad muted">{t.noTimeline}</p>
      ) : (
        <ul className="timeline">
          {happened.map((one) => (
            <Row key={one.row.id} one={one} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ one, today }: { one: Happened; today: string }) {
  const f = useFormats();
  const types = useTexts(recordTypeTexts);
  const categories = useTexts(categoryTexts);
  const isRecord = one.kind === 'record';
  const Icon = isRecord ? recordTypeIcons[one.row.type] : categoryIcons[one.row.category];
  return (
    <li>
      <span className="timeline-dot">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <b>
          <bdi>{one.row.description}</bdi>
        </b>
        <small>
          {isRecord ? types[one.row.type] : categories[one.row.category]}
          {isRecord && one.row.vetName && (
            <>
              {' · '}
              <bdi>{one.row.vetName}</bdi>
            </>
          )}
        </small>
      </span>
      <span className="timeline-end">
        <time dateTime={one.row.date}>{f.briefDay(one.row.date, today)}</time>
        {!isRecord && <span className="num">{f.ils(one.row.amount)}</span>}
      </span>
    </li>
  );
}
