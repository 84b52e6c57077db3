import './plans.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, plansPage, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { isEmptyUnfiltered } from '../../shared/list/is-empty-unfiltered.ts';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { ListFilters } from '../../shared/filters/ListFilters.tsx';
import { ListRows } from '../../shared/list/ListRows.tsx';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useTagFilterChoice } from '../../shared/tags/use-tag-filter-choice.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { usePetFilterChoice } from '../../shared/filters/use-pet-filter-choice.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { plansApi } from './api.ts';
import { PlanCard } from './PlanCard.tsx';
import { planTexts } from './texts.ts';
import { usePlanFilters } from './use-plan-filters.ts';

const Form = lazyForm(() => import('./PlanForm.tsx').then(({ PlanForm }) => PlanForm));

/**
 * Expense plans, which create their expenses automatically: the running ones, and apart from them the finished ones.
 */
export default function PlansPage() {
  const t = useTexts(planTexts);
  const filters = usePlanFilters();
  const { isEnded } = filters;
  const list = useList(
    plansApi,
    { ...filters.chosen, ended: String(isEnded) as 'true', page: filters.page },
    isEnded ? 'ended' : 'running',
  );
  const pets = usePetFilterChoice(plansApi.area);
  const tags = useTagFilterChoice(filters.values.petId);
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
            {!isEmptyUnfiltered(list.data, filters) && (
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
