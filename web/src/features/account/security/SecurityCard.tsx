import type { ReactNode } from 'react';
import { useId } from 'react';

type Props = { title: string; aside?: ReactNode; text?: string; children: ReactNode };

export function SecurityCard({ title, aside, text, children }: Props) {
  const id = useId();
  return (
    <section className="card security-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  );
}

type RowProps = { icon: ReactNode; title: ReactNode; words: ReactNode; children?: ReactNode };

export const SecurityRow = ({ icon, title, words, children }: RowProps) => (
  <li className="security-row">
    <span className="security-icon" aria-hidden="true">
      {icon}
    </span>
    <div>
      <p>{title}</p>
      <p className="muted">{words}</p>
    </div>
    {children}
  </li>
);
