import { useRef, type CSSProperties, type SyntheticEvent } from 'react';
import { ToastCard } from './ToastCard.tsx';
import { closeToast, pauseToast, resumeToast, type ToastMessage } from './toast.ts';

type Holder = 'pointer' | 'focus';

/** A message, with the way back that it may carry, and what closes it. */
export function Toast({ id, tone, text, action, lasts, isLeaving }: ToastMessage) {
  const holders = useRef(new Set<Holder>());
  const hold = (holder: Holder) => (event: SyntheticEvent<HTMLElement>) => {
    holders.current.add(holder);
    pauseToast(id);
    event.currentTarget.dataset.held = '';
  };
  const release = (holder: Holder) => (event: SyntheticEvent<HTMLElement>) => {
    holders.current.delete(holder);
    if (holders.current.size > 0) return;
    resumeToast(id);
    delete event.currentTarget.dataset.held;
  };
  return (
    <ToastCard
      tone={tone}
      onClose={() => closeToast(id)}
      data-leaving={isLeaving}
      style={action && lasts ? ({ '--lasts': `${lasts}ms` } as CSSProperties) : undefined}
      onPointerEnter={hold('pointer')}
      onPointerLeave={release('pointer')}
      onFocus={hold('focus')}
      onBlur={release('focus')}
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
