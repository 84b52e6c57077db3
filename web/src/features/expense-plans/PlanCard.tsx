import './plans.css';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { ExpensePlan } from '@tzemed/contract/money/expense-plans';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useCategory } from '../../shared/categories/use-categories.ts';
import { ChangeBadge } from '../../shared/queries/ChangeBadge.tsx';
import { PetChip } from '../../shared/pets/PetChip.tsx';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { Tags } from '../../shared/tags/Tags.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { formatPlanInterval } from './format-plan-interval.ts';
import { planCardTexts } from './texts.ts';

/** Actions on an expense plan; undefined for view-only users. */
export type PlanActions = { onEdit: (plan: ExpensePlan) => void; onRemove: (plan: ExpensePlan) => void };

type Props = {
  plan: ExpensePlan;
  pet: (NamedPet & { archivedAt?: string | null }) | undefined;
  actions: PlanActions | undefined;
};

/** Card of an expense plan: payment, pet and interval; the next day, and coming changes. */
export function PlanCard({ plan, pet, actions }: Props) {
  const t = useTexts(planCardTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const { id, description, amount, category, nextOn, nextAmount, isResting, notes, tagIds } = plan;
  const { word, Icon, tint } = useCategory(category);
  // A finished plan is not paused.
  const rests = isResting && nextOn !== null;
  return (
    <li className="card plan">
      <div className="plan-head">
        <RowIcon icon={Icon} hue={tint} />
        <div>
          <ChangeBadge id={id} />
          <h2>
            <bdi>{description}</bdi>
          </h2>
          <small className="muted">
            <bdi>{word}</bdi>
          </small>
        </div>
        <PetChip pet={pet} />
      </div>
      <p className="plan-sum">
        <b className="num">{f.ils(nextAmount ?? amount)}</b>{' '}
        <span className="muted">{formatPlanInterval(plan, lang)}</span>
        {rests ? <Badge tone="warn">{t.rests}</Badge> : nextOn === null && <Badge>{t.hasEnded}</Badge>}
      </p>
      {rests && <p className="plan-rests">{pet?.archivedAt ? t.petRests : t.categoryRests}</p>}
      <PlanFacts plan={plan} />
      {notes && (
        <p className="muted plan-notes" dir="auto">
          {notes}
        </p>
      )}
      <Tags ids={tagIds} />
      {actions && <Ways plan={plan} actions={actions} />}
    </li>
  );
}

function Ways({ plan, actions }: { plan: ExpensePlan; actions: PlanActions }) {
  const t = useTexts(planCardTexts);
  const name = plan.description;
  return (
    <div className="plan-ways" data-opens={plan.id}>
      <button
        type="button"
        className="btn line sm"
        aria-label={t.editNamed({ name })}
        onClick={() => actions.onEdit(plan)}
      >
        <Pencil size={16} aria-hidden="true" />
        {t.edit}
      </button>
      <MoreMenu
        label={t.more({ name })}
        items={[{ icon: Trash2, label: t.remove, onPress: () => actions.onRemove(plan), isDanger: true }]}
      />
    </div>
  );
}
