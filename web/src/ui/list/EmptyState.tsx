import type { ReactNode } from 'react';

type Props = { art?: ReactNode; title: string; text?: string; action?: ReactNode; heading?: 'h1' | 'h2' };

/** Empty state: nothing here yet, why, and the first step. */
export const EmptyState = ({ art, title, text, action, heading: Heading = 'h2' }: Props) => (
  <div className="empty">
    {art}
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </div>
);
