import './calendar.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/page/HelpLink.tsx';
import { ListCalendarSwitch } from '../../shared/list/ListCalendarSwitch.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Legend } from './Legend.tsx';
import { views } from './view-range.ts';
import { calendarTexts } from './texts.ts';

/** The calendar before it is known which day it is. */
export function CalendarSkeleton() {
  const t = useTexts(calendarTexts);
  const word = useWord(screens.calendar.word);
  usePageTitle(word);
  return (
    <div className="cld">
      <div className="cld-head">
        <h1>{word}</h1>
        <HelpLink />
        <div className="cld-head-end">
          <ListCalendarSwitch />
          <div className="tabs" aria-hidden="true">
            {views.map((view) => (
              <span key={view} className="tab">
                {t[view]}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="cld-tools">
        <Legend />
      </div>
      <Skeleton count={3} />
    </div>
  );
}
