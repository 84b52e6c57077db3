import './calendar.css';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { HelpLink } from '../../shared/HelpLink.tsx';
import { ListOrCalendar } from '../../shared/ListOrCalendar.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Bones } from '../../ui/Bones.tsx';
import { Legend } from './Legend.tsx';
import { views } from './span.ts';
import { calendarTexts } from './texts.ts';

/** The calendar before it is known which day it is. */
export function CalendarPicture() {
  const t = useTexts(calendarTexts);
  const word = useWord(screens.calendar.word);
  usePageTitle(word);
  return (
    <div className="cld">
      <div className="cld-head">
        <h1>{word}</h1>
        <HelpLink />
        <div className="cld-head-end">
          <ListOrCalendar />
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
      <Bones count={3} />
    </div>
  );
}
