import Mail from 'lucide-react/icons/mail';
import { brand } from '@tzemed/contract/brand';

/** Opens a mail to the people behind the site. */
export const MailButton = ({ subject, children }: { subject: string; children: string }) => (
  <a className="btn line" href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}>
    <Mail size={18} aria-hidden="true" />
    {children}
  </a>
);
