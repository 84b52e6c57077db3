import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { listTexts } from './list-texts.ts';

type Props = {
  title: string;
  /** The screen with all of it. */
  to: string;
  /** A link to the screen's form; absent where nothing can be added. */
  add?: { to: string; label: string } | undefined;
  /** What is said when there is nothing to show. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** A card with the first rows of a list, and the way to all of it. */
export function ListCard({ title, to, add, empty, isEmpty, children }: Props) {
  const t = useTexts(listTexts);
  const { lang } = useLanguage();
  const Forward = lang === 'en' ? ChevronRight : ChevronLeft;
  return (
    <section className="card list-card">
      <div className="card-head">
        <h2>{title}</h2>
        <span className="row tight">
          {add && (
            <Link className="icon-btn" to={add.to} aria-label={add.label} title={add.label}>
              <Plus size={19} aria-hidden="true" />
            </Link>
          )}
          <Link className="link" to={to} aria-label={`${t.viewAll}: ${title}`}>
            {t.viewAll}
            <Forward size={16} aria-hidden="true" />
          </Link>
        </span>
      </div>
      {isEmpty ? <p className="pad muted">{empty}</p> : children}
    </section>
  );
}
