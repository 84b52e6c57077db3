import type * as z from 'zod/mini';
import { textOfCode } from './text-of-code.ts';

/** Writes an error under its field, or takes it away ('' ). The name 'root' is the form's own. */
export function showError(form: HTMLFormElement, name: string, message: string) {
  const slot = form.querySelector(`[data-error="${name}"]`);
  if (!slot) return false;
  slot.textContent = textOfCode(message);
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) {
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  return true;
}

export function clearErrors(form: HTMLFormElement) {
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error]')) showError(form, slot.dataset.error!, '');
}

export const focusFirstError = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[aria-invalid]')?.focus();

/** The first message of each field. */
export function firstMessages(issues: readonly z.core.$ZodIssue[]) {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'root');
    if (!messages.has(name)) messages.set(name, message);
  }
  return messages;
}
