import * as z from 'zod/mini';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from './failure-text.ts';
import { clearErrors, firstMessages, focusFirstError, showError } from './field-errors.ts';

const later = import('./deferred-form-script.ts').catch(() => undefined);

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  // A link opened in its own tab is a separate page.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // A request in flight is answered on this page first, and typed text stays.
  if (document.querySelector('form :disabled')) return;
  void later.then((come) => (come ? come.switchPageLanguage(link) : location.assign(link.href)));
});

type Wiring<S extends z.ZodMiniType> = {
  schema: S;
  /** Sends what was typed, already valid. */
  send: (values: z.input<S>) => Promise<void>;
  /** Text for an error without a message from the server. */
  failure: string;
};

/** Gives a plain form its behaviour: all errors at once, cleared at editing, busy while it is sent, nothing typed lost. */
export function wireForm<S extends z.ZodMiniType>(name: string, { schema, send, failure }: Wiring<S>) {
  const form = document.querySelector<HTMLFormElement>(`[data-form="${name}"]`);
  if (!form) return;

  form.addEventListener('input', ({ target }) => {
    showError(form, (target as HTMLInputElement).name, '');
    showError(form, 'root', '');
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    event.stopPropagation();
    const button = form.querySelector<HTMLButtonElement>('button:not([type=button])')!;
    if (button.disabled) return;
    clearErrors(form);
    const values = valuesOf(form);
    const checked = z.safeParse(schema, values);
    if (!checked.success) {
      for (const [field, message] of firstMessages(checked.error.issues)) showError(form, field, message);
      focusFirstError(form);
      return;
    }
    const done = showBusy(form, button);
    try {
      await send(values as z.input<S>);
    } catch (reason) {
      showFailure(form, reason, failure);
    } finally {
      done();
    }
  });

  // Pressed before this script was there.
  const wasPressed = form.dataset.pressed !== undefined;
  delete form.dataset.pressed;
  if (wasPressed) form.requestSubmit();
}

function valuesOf(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  return {
    ...Object.fromEntries(new FormData(form)),
    ...Object.fromEntries(boxes.map((box) => [box.name, box.checked])),
  };
}

function showBusy(form: HTMLFormElement, button: HTMLButtonElement) {
  // An icon may stand before its words.
  const parts = [...button.childNodes];
  button.disabled = true;
  button.textContent = form.dataset.busy ?? button.textContent;
  return () => {
    button.disabled = false;
    button.replaceChildren(...parts);
  };
}

function showFailure(form: HTMLFormElement, reason: unknown, failure: string) {
  let atFields = false;
  if (reason instanceof ApiError) {
    for (const [field, message] of Object.entries(reason.errors ?? {})) {
      atFields = showError(form, field, message) || atFields;
    }
  }
  if (atFields) return focusFirstError(form);
  const message = failureText(reason, failure);
  showError(form, 'root', message);
  void later.then((come) => come?.showToast('error', message));
}
