import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Overview } from './overview.ts';
import { toOverdue } from './links.ts';
import { overviewTexts } from './texts.ts';
import { todaySentence } from './today-sentence.ts';
import { Link } from '../../ui/Link.tsx';

/** How things stand: first what is overdue, as the way to it. */
export function TodaySentence({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const { lang } = useLanguage();
  const { overdueReminders: count } = overview;
  return (
    <>
      {count > 0 && (
        <>
          <Link className="overdue" to={toOverdue}>
            {t.overdueReminders({ count })}
          </Link>
          {'. '}
        </>
      )}
      {todaySentence(overview, lang)}
    </>
  );
}
