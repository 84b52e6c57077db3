import Pencil from 'lucide-react/icons/pencil';
import { formatFeedingAmount } from '@tzemed/contract/stock/stock-texts';
import type { Feeding } from '@tzemed/contract/stock/feedings';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import type { AccessiblePet } from '../../shared/pets/use-pets.ts';
import { StockLink } from '../../shared/stock/StockLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { allPlans, feedingsApi } from './api.ts';
import { FeedingDialog } from './FeedingDialog.tsx';
import { feedingTexts } from './texts.ts';

/** What a pet is fed, on its overview; absent without a plan. */
export function FeedingCard({ pet }: { pet: AccessiblePet }) {
  const t = useTexts(feedingTexts);
  const today = useToday();
  const editor = useEditDialog<Feeding>();
  const { rows = [] } = useListOf(feedingsApi, pet, allPlans, 'plans');
  const plans = rows.filter(({ until }) => until === null || until >= today);
  if (plans.length === 0 && !editor.isOpen) return null;
  const mayEdit = canAccess(pet, 'reminders', 'edit');
  return (
    <section className="card list-card">
      <div className="card-head">
        <h2>{t.title}</h2>
        <StockLink />
      </div>
      <ul className="list">
        {plans.map((plan) => (
          <li key={plan.id}>
            <div>
              <b>
                <bdi>{plan.food}</bdi>
              </b>
              <About plan={plan} />
            </div>
            {mayEdit && (
              <IconButton icon={Pencil} label={t.edit({ food: plan.food })} onPress={() => editor.edit(plan)} />
            )}
          </li>
        ))}
      </ul>
      <FeedingDialog petId={pet.id} editor={editor} />
    </section>
  );
}

function About({ plan: { amount, unit, times, from, until, notes } }: { plan: Feeding }) {
  const t = useTexts(feedingTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const today = useToday();
  const parts = [
    formatFeedingAmount({ amount, unit }, lang),
    f.series(times),
    from > today && t.fromDay({ day: f.day(from) }),
    until && t.untilDay({ day: f.day(until) }),
  ];
  return (
    <small>
      {parts.filter(Boolean).join(' · ')}
      {notes && (
        <>
          {' · '}
          <bdi>{notes}</bdi>
        </>
      )}
    </small>
  );
}
