import { useState } from 'react';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { LazyQuickLog } from '../../features/observations/quick/LazyQuickLog.tsx';
import { quickTexts } from '../../features/observations/quick/texts.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Area } from '@tzemed/contract/schema/endpoint';
import { linkTo, screens } from '../../screens.ts';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';
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
      {mayAdd?.('medicalRecords') && <LogAction />}
    </ul>
  );
}

/** The one-tap log, from its first use on. */
function LogAction() {
  const t = useTexts(quickTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useUsedFeatures().observations) return null;
  return (
    <li>
      <button type="button" className="btn line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <NotebookPen size={18} aria-hidden="true" />
        {t.title}
      </button>
      <LazyQuickLog isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}
