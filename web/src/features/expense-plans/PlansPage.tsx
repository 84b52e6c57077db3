import './plans.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, plansPage, screens } from '../../screens.ts';
import { BackLink } from '../../shared/BackLink.tsx';
import { isBare } from '../../shared/is-bare.ts';
import { lazyForm } from '../../shared/lazy-form.ts';
import { ListFilters } from '../../shared/ListFilters.tsx';
import { ListRows } from '../../shared/ListRows.tsx';
import { ListScreen } from '../../shared/ListScreen.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useTagChoice } from '../../shared/tags/use-tag-choice.tsx';
import { useList } from '../../shared/use-list.ts';
import { usePetChoice } from '../../shared/use-pet-choice.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { plansApi } from './api.ts';
import { PlanCard } from './PlanCard.tsx';
import { planTexts } from './texts.ts';
import { usePlanFilters } from './use-plan-filters.ts';

const Form = lazyForm(() => import('./PlanForm.tsx').then(({ PlanForm }) => PlanForm));

/** What is paid again and again, and is written down by itself: what runs, and apart from it what is over. */
export default function PlansPage() {
  const t = useTexts(planTexts);
  const filters = usePlanFilters();
  const { isEnded } = filters;
  const list = useList(
    plansApi,
    { ...filters.chosen, ended: String(isEnded) as 'true', page: filters.page },
    isEnded ? 'ended' : 'running',
  );
  const pets = usePetChoice(plansApi.area);
  const tags = useTagChoice(filters.values.petId);
  const { petOf } = usePets();
  return (
    <div className="plans-page">
      <BackLink to={linkTo(screens.expenses)} word={useWord(screens.expenses.word)} />
      <ListScreen
        of={plansPage}
        api={plansApi}
        emptyArt="expenses"
        words={{ ...t, ...(isEnded && { emptyTitle: t.emptyEnded, emptyText: t.emptyEndedText }) }}
        filters={filters}
        Form={Form}
        nameOf={({ description }) => description}
        isApart
      >
        {(screen) => (
          <div className="listing">
            <LoadBanner load={list} />
            <div className="choice-row" role="group" aria-label={t.which}>
              {[false, true].map((ended) => (
                <button
                  key={String(ended)}
                  type="button"
                  className="pill small"
                  aria-pressed={ended === isEnded}
                  onClick={() => filters.setEnded(ended)}
                >
                  {ended ? t.ended : t.running}
                </button>
              ))}
            </div>
            {!isBare(list.data, filters) && (
              <ListFilters filters={filters} choices={[pets, ...tags]} total={list.data?.total} words={screen.words} />
            )}
            <ListRows screen={screen} list={list} hasFirstStep={!isEnded}>
              {(rows) => (
                <ul className="plans">
                  {rows.map((plan) => (
                    <PlanCard
                      key={plan.id}
                      plan={plan}
                      pet={petOf(plan.petId)}
                      actions={
                        screen.mayEdit(plan) ? { onEdit: screen.editor.edit, onRemove: screen.remove } : undefined
                      }
                    />
                  ))}
                </ul>
              )}
            </ListRows>
          </div>
        )}
      </ListScreen>
    </div>
  );
}
