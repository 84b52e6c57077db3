import type { ComponentType, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';

type Props = {
  tone: 'ok' | 'warn' | 'danger' | 'info';
  /** Picture before the words, of what they say already. */
  icon?: ComponentType<{ size?: number }>;
  children: ReactNode;
  action?: ReactNode;
  /** Adds a close button. */
  onClose?: () => void;
};

/** A message that belongs to the page and stays until dealt with. */
export function Banner({ tone, icon: Icon, children, action, onClose }: Props) {
  const t = useTexts(uiTexts);
  return (
    <div className={`banner ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {Icon && (
        <span aria-hidden="true">
          <Icon size={20} />
        </span>
      )}
      <p>{children}</p>
      {action}
      {onClose && (
        <button type="button" className="icon-btn" aria-label={t.close} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
