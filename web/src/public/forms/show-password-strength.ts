import { textOfCode } from './text-of-code.ts';

/** Requirements for a new password, as in its hint: one paw for each. */
const wanted = [/.{8}/s, /\p{Lu}/u, /\p{Ll}/u, /\d/];

export function showPasswordStrength() {
  const paws = document.querySelector<HTMLElement>('[data-paws]');
  const field = document.querySelector<HTMLInputElement>('[name=password]');
  if (!paws || !field) return;
  const said = paws.querySelector('[role=status]')!;
  const rate = () => {
    const met = String(wanted.filter((rule) => rule.test(field.value)).length);
    if (paws.dataset.paws === met) return;
    paws.dataset.paws = met;
    said.textContent = met === '0' ? '' : textOfCode(`paws${met}`);
  };
  rate();
  field.addEventListener('input', rate);
}
