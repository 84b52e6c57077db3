import type { CSSProperties, SyntheticEvent } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { closeToast, pauseToast, resumeToast, type ToastMessage } from './toast.ts';

/** A message, with the way back that it may carry, and what closes it. */
export function Toast({ id, tone, text, action, lasts, isLeaving }: ToastMessage) {
  const hold = (event: SyntheticEvent<HTMLElement>) => {
    pauseToast(id);
    event.currentTarget.dataset.held = '';
  };
  const release = (event: SyntheticEvent<HTMLElement>) => {
    resumeToast(id);
    delete event.currentTarget.dataset.held;
  };
  return (
    <ToastCard
      tone={tone}
      onClose={() => closeToast(id)}
      data-leaving={isLeaving}
      style={action && lasts ? ({ '--lasts': `${lasts}ms` } as CSSProperties) : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
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
    </ToastCard>
  );
}
