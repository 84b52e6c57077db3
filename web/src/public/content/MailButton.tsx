import { site } from '../../lib/site.ts';
import Mail from 'lucide-react/icons/mail';

/** Opens a mail to the people behind the site. */
export const MailButton = ({ subject, children }: { subject: string; children: string }) => (
  <a className="btn line" href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
    <Mail size={18} aria-hidden="true" />
    {children}
  </a>
);
