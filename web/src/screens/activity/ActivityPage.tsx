import './activity.css';
import { activityScopes, type Activity } from '@tzemed/contract/activity';
import { keptDays } from '@tzemed/contract/changes';
import { dayOf } from '@tzemed/contract/days';
import { EmptyPicture } from '../../art/EmptyPicture.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/use-today.ts';
import { activityPage, linkTo, screens } from '../../screens.ts';
import { BackLink } from '../../shared/BackLink.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { PageHead } from '../../shared/PageHead.tsx';
import { PetChips } from '../../shared/PetChips.tsx';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';
import { Bones } from '../../ui/Bones.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountRow } from './AccountRow.tsx';
import { HomeRow } from './HomeRow.tsx';
import { activityTexts } from './texts.ts';
import { useActivity } from './use-activity.ts';

const limit = 20;

/** The page of everything done at home, by whom, and of events of one's account. */
export default function ActivityPage() {
  const t = useTexts(activityTexts);
  const { chosen, values, choose, page, goTo } = useFilters({ tab: isOneOf(activityScopes), petId: isAnyText });
  const scope = chosen.tab ?? 'home';
  const petId = scope === 'home' ? values.petId : '';
  const load = useActivity({ scope, petId, page, limit });
  return (
    <div className="activity-page">
      <BackLink to={linkTo(screens.profile)} word={useWord(screens.profile.word)} />
      <PageHead title={useWord(activityPage.word)} lead={t.lead({ days: keptDays })} />
      <Tabs
        label={t.tabs}
        items={activityScopes.map((id) => ({ id, label: t[id] }))}
        selected={scope}
        onSelect={(tab) => choose({ tab: tab === 'home' ? '' : tab })}
      >
        <div className="activity-list">
          {scope === 'home' && (
            <div className="activity-pets" role="group" aria-label={t.pets}>
              <PetChips petId={petId} onPet={(id) => choose({ petId: id })} />
            </div>
          )}
          {load.isPending && <Bones count={4} />}
          <LoadBanner load={load} />
          {load.data && (
            <>
              <Days activities={load.data.activities} />
              {load.data.total === 0 && (
                <div className="card">
                  <EmptyState
                    art={<EmptyPicture name="nothing" />}
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
            <HomeRow key={`${one.at} ${index}`} activity={one} />
          ) : (
            <AccountRow key={`${one.at} ${index}`} activity={one} />
          ),
        )}
      </ul>
    </section>
  ));
}
