import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { overviewTexts } from './texts.ts';
import { Link } from '../../ui/Link.tsx';

const { expenses, medicalRecords, reminders, profile, pets } = screens;
const addTo = ({ path, icon, add }: typeof expenses | typeof medicalRecords | typeof reminders) => ({
  to: linkTo({ path }, { add: 1 }),
  icon,
  word: add,
  className: 'btn soft',
});
const goTo = ({ path, icon, word }: typeof profile | typeof pets) => ({
  to: linkTo({ path }),
  icon,
  word,
  className: 'btn line',
});

/** The most frequent actions stand first; mere links look like links. */
const actions = [addTo(expenses), addTo(medicalRecords), addTo(reminders), goTo(profile), goTo(pets)];

export function QuickActions() {
  const t = useTexts(overviewTexts);
  const { lang } = useLanguage();
  return (
    <ul className="quick" aria-label={t.quick}>
      {actions.map(({ to, icon: Icon, word, className }) => (
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
