import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { linkTo, screens } from '../../screens.ts';
import { overviewTexts } from './texts.ts';
import { Link } from '../../ui/Link.tsx';

const { profile, pets } = screens;
const addTo = (area: 'expenses' | 'medicalRecords' | 'reminders', { path, icon, add } = screens[area]) => ({
  area,
  to: linkTo({ path }, { add: 1 }),
  icon,
  word: add,
  className: 'btn soft',
});
const goTo = ({ path, icon, word }: typeof profile | typeof pets) => ({
  area: undefined,
  to: linkTo({ path }),
  icon,
  word,
  className: 'btn line',
});

/** The most frequent actions stand first; mere links look like links. */
const actions = [addTo('expenses'), addTo('medicalRecords'), addTo('reminders'), goTo(profile), goTo(pets)];

/** Every action without `mayAdd`, as in the skeleton. */
export function QuickActions({ mayAdd }: { mayAdd?: (area: Area) => boolean }) {
  const t = useTexts(overviewTexts);
  const { lang } = useLanguage();
  return (
    <ul className="quick" aria-label={t.quick}>
      {actions
        .filter(({ area }) => !area || !mayAdd || mayAdd(area))
        .map(({ to, icon: Icon, word, className }) => (
          <li key={to}>
            <Link to={to} className={className}>
              <Icon size={18} aria-hidden="true" />
              {word[lang]}
            </Link>
          </li>
        ))}
    </ul>
  );
}
