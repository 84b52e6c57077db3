import './offer-link-notice.css';
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react/types';

type Props = {
  icon: LucideIcon;
  tone?: 'info' | 'warn' | 'plain';
  title: string;
  text: string;
  /** Possible next steps. */
  children: ReactNode;
};

/** Reason why the offer of a mailed link can't be answered here and now, and the next step. */
export const OfferLinkNotice = ({ icon: Icon, tone = 'plain', title, text, children }: Props) => (
  <section className="card link-state">
    <span className={`link-sign ${tone}`}>
      <Icon size={22} aria-hidden="true" />
    </span>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  </section>
);
