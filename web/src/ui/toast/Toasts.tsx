import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';
import { Toast } from './Toast.tsx';
import { currentToasts, subscribeToToasts, type ToastMessage } from './toast.ts';

/** Container of the toasts; once per page. No part of it loads later: failed loads are reported here. */
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
