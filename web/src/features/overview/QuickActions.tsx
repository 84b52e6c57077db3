import { BellRing, PawPrint, Plus, Stethoscope, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { overviewTexts } from './texts.ts';

const actions = [
  ['/app/expenses?add=1', 'addExpense', Plus],
  ['/app/medical-records?add=1', 'addRecord', Stethoscope],
  ['/app/reminders?add=1', 'addReminder', BellRing],
  ['/app/profile', 'profile', UserRound],
  ['/app/pets', 'pets', PawPrint],
] as const;

export function QuickActions() {
  const t = useTexts(overviewTexts);
  return (
    <ul className="quick" aria-label={t.quick}>
      {actions.map(([to, word, Icon], index) => (
        <li key={to}>
          <Link to={to} className={index === 0 ? 'btn' : 'btn soft'}>
            <Icon size={18} aria-hidden="true" />
            {t[word]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
