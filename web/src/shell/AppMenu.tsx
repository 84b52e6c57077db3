import { BellRing, LayoutDashboard, PawPrint, ReceiptText, Stethoscope, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { shellTexts } from './texts.ts';

const entries = [
  ['dashboard', 'dashboard', LayoutDashboard],
  ['pets', 'pets', PawPrint],
  ['expenses', 'expenses', ReceiptText],
  ['medical-records', 'medicalRecords', Stethoscope],
  ['reminders', 'reminders', BellRing],
  ['profile', 'profile', UserRound],
] as const;

/** Side menu; below 992 px a bar at the bottom. */
export function AppMenu() {
  const t = useTexts(shellTexts);
  const { pathname } = useLocation();
  // The screens also live outside /app (/expenses), and /app itself is the dashboard.
  const here = pathname.replace(/^\/app(?=\/|$)/, '').split('/')[1] || 'dashboard';
  return (
    <nav id="navigation" className="side" aria-label={t.appMenu}>
      {entries.map(([path, word, Icon]) => (
        <Link
          key={path}
          to={`/app/${path}`}
          className={here === path ? 'active' : ''}
          aria-current={here === path ? 'page' : undefined}
        >
          <Icon size={21} aria-hidden="true" />
          <span>{t[word]}</span>
        </Link>
      ))}
    </nav>
  );
}
