import type { ComponentProps } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import type { Tone } from './toast.ts';

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info, offer: Sparkles };

type Props = ComponentProps<'div'> & { tone: Tone; onClose?: () => void };

/** Look of a message, the same in the app and on pages without React. */
export function ToastCard({ tone, onClose, children, ...rest }: Props) {
  const t = useTexts(uiTexts);
  const Icon = icons[tone];
  return (
    <div className={`toast ${tone}`} role={tone === 'error' ? 'alert' : undefined} {...rest}>
      <Icon size={18} aria-hidden="true" />
      {children}
      <button type="button" aria-label={t.close} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
