import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

export function PrivacyCard({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section className="card privacy-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
