import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';
import { currentToasts, subscribeToToasts, type ToastMessage } from './toast.ts';
import { part, useAhead } from './use-part.ts';

const toast = part(() => import('./dialogs.ts').then(({ Toast }) => Toast));

/** Where toasts appear; once per page. What can be pressed in them comes with the dialogs: until then their words do. */
export function Toasts() {
  const t = useTexts(uiTexts);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const messages = useSyncExternalStore<readonly ToastMessage[]>(subscribeToToasts, currentToasts);
  const isNeeded = messages.length > 0;
  useAhead(toast);
  useEffect(() => {
    if (isNeeded && !toast.isLoaded()) toast.load().then(draw, () => undefined);
  }, [isNeeded]);
  return (
    // The attribute keeps the messages readable, and clickable, while a dialog hides the rest of the page.
    <section className="toasts" aria-label={t.messages} aria-live="polite" data-react-aria-top-layer="true">
      {messages.map((message) =>
        toast.isLoaded() ? (
          <toast.Loaded key={message.id} {...message} />
        ) : (
          <div
            key={message.id}
            className={`toast ${message.tone}`}
            role={message.tone === 'error' ? 'alert' : undefined}
          >
            <span>{message.text}</span>
          </div>
        ),
      )}
    </section>
  );
}
