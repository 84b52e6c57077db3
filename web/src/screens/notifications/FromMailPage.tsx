import { useLocation } from 'react-router';
import { matchOpenPage } from '../../match-screen.ts';
import { OpenLayout } from '../../shell/frame/OpenLayout.tsx';
import { MailOptOut } from './mail-links/MailOptOut.tsx';
import { ReminderLink } from './mail-links/ReminderLink.tsx';

/** Page behind the links in our mails, signed in or not. */
export default function FromMailPage() {
  const { pathname } = useLocation();
  return <OpenLayout>{matchOpenPage(pathname) === 'reminder' ? <ReminderLink /> : <MailOptOut />}</OpenLayout>;
}
