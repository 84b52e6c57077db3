import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

type Props = {
  icon: LucideIcon;
  tone: 'info' | 'warn' | 'plain';
  title: string;
  text: string;
  /** What can be done. */
  children: ReactNode;
};

/** Why an invitation can't be answered here and now, and what to do. */
export const InvitationState = ({ icon: Icon, tone, title, text, children }: Props) => (
  <section className="card invitation-state">
    <span className={`invitation-sign ${tone}`}>
      <Icon size={22} aria-hidden="true" />
    </span>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  </section>
);
