import type { CSSProperties, SyntheticEvent } from 'react';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';
import { closeToast, pauseToast, resumeToast, type ToastMessage } from './toast.ts';

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info };

/** A message, with the way back that it may carry, and what closes it. */
export function Toast({ id, tone, text, action, lasts, isLeaving }: ToastMessage) {
  const t = useTexts(uiTexts);
  const Icon = icons[tone];
  const hold = (event: SyntheticEvent<HTMLElement>) => {
    pauseToast(id);
    event.currentTarget.dataset.held = '';
  };
  const release = (event: SyntheticEvent<HTMLElement>) => {
    resumeToast(id);
    delete event.currentTarget.dataset.held;
  };
  return (
    <div
      className={`toast ${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      data-leaving={isLeaving}
      style={action && lasts ? ({ '--lasts': `${lasts}ms` } as CSSProperties) : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={18} aria-hidden="true" />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.onPress();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t.close} onClick={() => closeToast(id)}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
