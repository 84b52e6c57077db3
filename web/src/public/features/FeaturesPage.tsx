import './features.css';
import Accessibility from 'lucide-react/icons/accessibility';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import Languages from 'lucide-react/icons/languages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Siren from 'lucide-react/icons/siren';
import Users from 'lucide-react/icons/users';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { ClosingCard } from '../ClosingCard.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { StartLink } from '../StartLink.tsx';
import { publicTexts } from '../texts.ts';
import { featuresTexts } from './texts.ts';
import {
  DiaryVignette,
  ExpensesVignette,
  HealthVignette,
  ProfileVignette,
  RemindersVignette,
  ReportsVignette,
} from './vignettes.tsx';

export const handle = { static: true };
export const meta = pageMeta(featuresTexts.title, featuresTexts.description);

const cards = [
  { title: 'profiles', text: 'profilesText', hue: 'apricot', Vignette: ProfileVignette },
  { title: 'health', text: 'healthText', hue: 'lilac', Vignette: HealthVignette },
  { title: 'reminders', text: 'remindersText', hue: 'butter', Vignette: RemindersVignette },
  { title: 'expenses', text: 'expensesText', hue: 'sage', Vignette: ExpensesVignette },
  { title: 'diary', text: 'diaryText', hue: 'rose', Vignette: DiaryVignette },
  { title: 'reports', text: 'reportsText', hue: 'sky', Vignette: ReportsVignette },
] as const;

const smaller = [
  { icon: Users, title: 'shared', text: 'sharedText' },
  { icon: RefreshCw, title: 'live', text: 'liveText' },
  { icon: Siren, title: 'card', text: 'cardText' },
  { icon: Search, title: 'search', text: 'searchText' },
  { icon: CalendarDays, title: 'calendar', text: 'calendarText' },
  { icon: Languages, title: 'languages', text: 'languagesText' },
  { icon: Accessibility, title: 'access', text: 'accessText' },
  { icon: Download, title: 'yours', text: 'yoursText' },
] as const;

export default function FeaturesPage() {
  const t = useTexts(featuresTexts);
  const { contactUs } = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <div className="pub">
      <PageHero
        title={t.heading}
        lead={t.lead}
        residents={[
          { species: 'bird', hue: 'butter' },
          { species: 'dog', hue: 'apricot' },
          { species: 'cat', hue: 'lilac' },
        ]}
      >
        <div className="row">
          <StartLink className="btn clay lg" />
          <a className="btn line lg" href={pathInLang(lang, '/contact')}>
            {contactUs}
          </a>
        </div>
      </PageHero>
      <section className="w sec" aria-label={t.title}>
        <ul className="feature-cards">
          {cards.map(({ title, text, hue, Vignette }) => (
            <li key={title} className="card">
              <div className="vig" data-hue={hue} aria-hidden="true">
                <Vignette />
              </div>
              <div>
                <h2>{t[title]}</h2>
                <p>{t[text]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="band">
        <div className="w sec">
          <h2>{t.moreHeading}</h2>
          <ul className="small-features">
            {smaller.map(({ icon, title, text }) => (
              <li key={title}>
                <RowIcon icon={icon} />
                <div>
                  <h3>{t[title]}</h3>
                  <p>{t[text]}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ClosingCard title={t.closing} text={t.closingText} />
    </div>
  );
}
