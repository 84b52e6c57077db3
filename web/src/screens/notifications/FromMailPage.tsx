import { useLocation } from 'react-router';
import { openPageAt } from '../../screen-at.ts';
import { OpenLayout } from '../../shell/OpenLayout.tsx';
import { MailPreferences } from './MailPreferences.tsx';
import { ReminderLink } from './ReminderLink.tsx';

/** What the links in our mails lead to, signed in or not. */
export default function FromMailPage() {
  const { pathname } = useLocation();
  return <OpenLayout>{openPageAt(pathname) === 'reminder' ? <ReminderLink /> : <MailPreferences />}</OpenLayout>;
}
