import { useSyncExternalStore } from 'react';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';
import { closeToast, currentToasts, pauseToast, resumeToast, subscribeToToasts, type ToastMessage } from './toast.ts';

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info };

/** Where toasts appear; once per page. */
export function Toasts() {
  const t = useTexts(uiTexts);
  const messages = useSyncExternalStore<readonly ToastMessage[]>(subscribeToToasts, currentToasts);
  return (
    // The attribute keeps the messages readable, and clickable, while a dialog hides the rest of the page.
    <section className="toasts" aria-label={t.messages} aria-live="polite" data-react-aria-top-layer="true">
      {messages.map((message) => (
        <Toast key={message.id} {...message} />
      ))}
    </section>
  );
}

function Toast({ id, tone, text, action }: ToastMessage) {
  const t = useTexts(uiTexts);
  const Icon = icons[tone];
  return (
    <div
      className={`toast ${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
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
