import './fold.css';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = { title: string; isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** Collapsed section for content that can wait. */
export const Fold = ({ title, isOpen, onToggle, children }: Props) => (
  <details className="fold" open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
    <summary>
      {title}
      <ChevronDown size={20} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
