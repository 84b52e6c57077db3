import './activity.css';
import { activityScopes, type Activity } from '@tzemed/contract/views/activity';
import { changeRetentionDays } from '@tzemed/contract/items/changes';
import { dayOf } from '@tzemed/contract/dates/days';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { activityPage, linkTo, screens } from '../../screens.ts';
import { BackLink } from '../../shared/page/BackLink.tsx';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { PetFilterChips } from '../../shared/filters/PetFilterChips.tsx';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { Tabs } from '../../ui/list/Tabs.tsx';
import { AccountActivityRow } from './AccountActivityRow.tsx';
import { HouseholdActivityRow } from './HouseholdActivityRow.tsx';
import { activityTexts } from './texts.ts';
import { useActivity } from './use-activity.ts';

const limit = 20;

/** The page of everything done at home, by whom, and of events of one's account. */
export default function ActivityPage() {
  const t = useTexts(activityTexts);
  const { chosen, values, choose, page, goTo } = useFilters({ tab: isOneOf(activityScopes), petId: isNonEmptyText });
  const scope = chosen.tab ?? 'home';
  const petId = scope === 'home' ? values.petId : '';
  const load = useActivity({ scope, petId, page, limit });
  return (
    <div className="activity-page">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(activityPage.word)} lead={t.lead({ days: changeRetentionDays })} />
      <Tabs
        label={t.tabs}
        items={activityScopes.map((id) => ({ id, label: t[id] }))}
        selected={scope}
        onSelect={(tab) => choose({ tab: tab === 'home' ? '' : tab })}
      >
        <div className="activity-list">
          {scope === 'home' && (
            <div className="activity-pets" role="group" aria-label={t.pets}>
              <PetFilterChips petId={petId} onPet={(id) => choose({ petId: id })} />
            </div>
          )}
          {load.isPending && <Skeleton count={4} />}
          <LoadBanner load={load} />
          {load.data && (
            <>
              <Days activities={load.data.activities} />
              {load.data.total === 0 && (
                <div className="card">
                  <EmptyState
                    art={<LazyEmptyArt name="nothing" />}
                    title={t.emptyTitle}
                    text={scope === 'home' ? t.emptyHome : t.emptyAccount}
                  />
                </div>
              )}
              <Pager page={page} limit={limit} total={load.data.total} onPage={goTo} />
            </>
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** Rows under a heading for each day. */
function Days({ activities }: { activities: readonly Activity[] }) {
  const f = useFormats();
  const today = useToday();
  const days = Map.groupBy(activities, ({ at }) => dayOf(new Date(at)));
  return [...days].map(([day, rows]) => (
    <section key={day} className="activity-day" aria-labelledby={`activity-${day}`}>
      <h2 id={`activity-${day}`}>{f.relativeDay(day, today)}</h2>
      <ul className="card">
        {rows.map((one, index) =>
          one.scope === 'home' ? (
            <HouseholdActivityRow key={`${one.at} ${index}`} activity={one} />
          ) : (
            <AccountActivityRow key={`${one.at} ${index}`} activity={one} />
          ),
        )}
      </ul>
    </section>
  ));
}
