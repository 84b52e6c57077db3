import './care.css';
import { useId } from 'react';
import type { CarePlanItem } from '@tzemed/contract/care/care';
import type { Pet } from '@tzemed/contract/pets/pets';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { linkToPet } from '../../screens.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { CareRow, rowIdOf } from './CareRow.tsx';
import { careTexts } from './texts.ts';
import { useCareDialogs } from './use-care-dialogs.tsx';

/** Rows that the overview has room for. */
const most = 3;

type Props = { pet: Pet; items: readonly CarePlanItem[] };

/** Items of the plan that are due now, on the overview of a pet; absent when there is none. */
export function CareNowCard({ pet, items }: Props) {
  const t = useTexts(careTexts);
  const id = useId();
  const today = useToday();
  const { onAsk, dialogs } = useCareDialogs(pet);
  const now = items.filter(({ state, due }) => state === 'now' && due !== null);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t.now}</h2>
        <Link className="link" to={linkToPet(pet.id, 'care')}>
          {t.toPlan}
          <ForwardArrow size={16} />
        </Link>
      </div>
      <div className="care-rows">
        {now.slice(0, most).map((item) => (
          <CareRow
            key={rowIdOf(item)}
            item={item}
            today={today}
            onAsk={canAccess(pet, 'reminders', 'edit') ? onAsk : undefined}
            mayBook={canAccess(pet, 'medicalRecords', 'edit')}
          />
        ))}
      </div>
      {dialogs}
    </section>
  );
}
