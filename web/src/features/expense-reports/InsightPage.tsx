import './insight.css';
import { useState } from 'react';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { insightPage, linkTo, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { ExpensesExport } from '../../shared/downloads/ExpensesExport.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { isNonEmptyText, useFilters } from '../../shared/filters/use-filters.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { CategoriesChart } from './CategoriesChart.tsx';
import { ForecastCard } from './ForecastCard.tsx';
import { InsightFigures } from './InsightFigures.tsx';
import { InsightFilters } from './InsightFilters.tsx';
import { OpenClaims } from './OpenClaims.tsx';
import { MonthsChart } from './MonthsChart.tsx';
import { PetsCard } from './PetsCard.tsx';
import { insightTexts } from './texts.ts';
import { useInsight } from './use-insight.ts';

const isYear = (text: string): text is string => /^(19[89]\d|2[01]\d\d)$/.test(text);

/** Spending month by month, and the forecast. */
export default function InsightPage() {
  const t = useTexts(insightTexts);
  const title = useWord(insightPage.word);
  const expenses = useWord(screens.expenses.word);
  const today = useToday();
  const { chosen, values, choose } = useFilters({ year: isYear, petId: isNonEmptyText });
  const { activePets, petOf } = usePets();
  const pets = activePets.filter((pet) => canAccess(pet, 'expenses', 'view'));
  const load = useInsight({
    ...(chosen.year !== undefined && { year: Number(chosen.year) }),
    ...(chosen.petId !== undefined && { petId: chosen.petId }),
  });
  const [month, setMonth] = useState('');
  const [category, setCategory] = useState('');
  const insight = load.data;
  const thisYear = Number(today.slice(0, 4));
  const first = Number(insight?.firstMonth?.slice(0, 4) ?? thisYear);
  const years = Array.from({ length: Math.max(1, thisYear - first + 1) }, (_, index) => thisYear - index);
  // Two months of the calendar can be held against each other.
  const isEnough = insight?.firstMonth != null && insight.firstMonth < insight.today.slice(0, 7);
  const set = (changes: Record<string, string>) => {
    setMonth('');
    setCategory('');
    choose(changes);
  };

  return (
    <div className="insight-page">
      <BackLink to={linkTo(screens.expenses)} word={expenses} />
      <PageHead title={title} lead={t.lead}>
        <InsightFilters
          pets={pets}
          petId={values.petId}
          onPet={(petId) => set({ petId })}
          years={years}
          year={insight?.year ?? thisYear}
          onYear={(year) => set({ year: year === String(thisYear) ? '' : year })}
        />
      </PageHead>
      <LoadBanner load={load} />
      {load.isPending && <Skeleton count={4} />}
      {insight && (
        <>
          {isEnough ? (
            <InsightFigures insight={insight} />
          ) : (
            <EmptyState art={<LazyEmptyArt name="expenses" />} title={t.soonTitle} text={t.soonText} />
          )}
          <OpenClaims openClaims={insight.openClaims} petId={values.petId} />
          <div className="insight-grid" data-few={!isEnough || undefined} aria-busy={load.isOutdated}>
            <MonthsChart
              key={`${insight.year} ${values.petId}`}
              insight={insight}
              petId={values.petId}
              chosen={month}
              onChoose={setMonth}
            />
            {(isEnough || insight.forecast) && (
              <div className="insight-aside">
                {isEnough && petOf(values.petId) === undefined && <PetsCard insight={insight} />}
                {insight.forecast && <ForecastCard forecast={insight.forecast} />}
              </div>
            )}
            {isEnough && (
              <CategoriesChart insight={insight} petId={values.petId} chosen={category} onChoose={setCategory} />
            )}
          </div>
          {isEnough && (
            <ExpensesExport
              filters={{ from: insight.from, to: insight.to, ...(values.petId && { petId: values.petId }) }}
            />
          )}
        </>
      )}
    </div>
  );
}
