import { dragSheet } from '../../ui/drag-sheet.ts';
import { layOver } from '../../ui/lay-over.ts';
import {
  changeSettings,
  currentSettings,
  enlarge,
  isLargest,
  isSmallest,
  reduce,
  resetSettings,
  subscribeToSettings,
} from './current-settings.ts';
import { element, icon } from './element.ts';
import type { AccessibilityWords } from './menu.ts';
import { say } from './say.ts';
import { sizes, type SwitchName } from './settings.ts';

const switches = ['highContrast', 'reduceAnimations', 'screenReader', 'focusVisible', 'skipLinks'] as const;

/** The browser's own dialog: public pages have no React, and nothing of it is loaded for a slider and five switches. */
export function openDialog(t: AccessibilityWords, onClosed: () => void) {
  const size = makeSize(t);
  const rows = switches.map((name) => makeSwitch(name, t[name], t[`${name}Hint`]));
  const close = element('button', { type: 'button', class: 'icon-btn', 'aria-label': t.close }, icon('close'));
  const done = element('button', { type: 'button', class: 'btn' }, t.done);
  const reset = element('button', { type: 'button', class: 'btn line' }, t.reset);
  const head = element(
    'header',
    {},
    element('div', {}, element('h2', { id: 'a11y-title' }, t.title), element('p', { class: 'hint' }, t.lead)),
    close,
  );
  const dialog = element(
    'dialog',
    { class: 'a11y-dialog', 'aria-labelledby': 'a11y-title' },
    head,
    element(
      'div',
      { class: 'a11y-body' },
      size.part,
      element('p', { class: 'a11y-sample' }, `${t.sample} `, element('b', {}, t.sampleText)),
      element('div', {}, ...rows.map(({ part }) => part)),
    ),
    element('footer', {}, reset, done),
    element('div', { class: 'sr', role: 'status' }),
  );

  const leave = () => dialog.close();
  for (const button of [close, done]) button.addEventListener('click', leave);
  reset.addEventListener('click', () => {
    resetSettings();
    say(t.wasReset);
  });
  // The dialog fills its own box: a press on the element itself is one beside it.
  dialog.addEventListener('click', ({ target }) => target === dialog && leave());
  head.addEventListener('pointerdown', dragSheet(dialog, leave));
  dialog.addEventListener('scroll', () => dialog.toggleAttribute('data-scrolled', dialog.scrollTop > 0), {
    passive: true,
  });

  const show = () => [size, ...rows].forEach((one) => one.show());
  const stop = subscribeToSettings(show);
  show();
  document.querySelector('.a11y')!.append(dialog);
  dialog.showModal();
  const settle = layOver(leave);
  dialog.addEventListener('close', () => {
    stop();
    settle();
    dialog.remove();
    onClosed();
  });
}

function makeSize(t: AccessibilityWords) {
  const output = element('output', { for: 'a11y-size', class: 'num' });
  const { min, max, step } = sizes;
  const slider = element('input', {
    type: 'range',
    id: 'a11y-size',
    min: String(min),
    max: String(max),
    step: String(step),
  });
  slider.addEventListener('input', () => changeSettings({ fontSize: Number(slider.value) }));
  const button = (name: 'enlarge' | 'reduce', act: () => void) => {
    const made = element('button', { type: 'button', class: 'icon-btn', 'aria-label': t[name] }, icon(name));
    made.addEventListener('click', () => made.ariaDisabled !== 'true' && act());
    return made;
  };
  const [enlarges, reduces] = [button('enlarge', enlarge), button('reduce', reduce)];
  const at = (percent: number) => `${((percent - min) / (max - min)) * 100}%`;
  const tick = (percent: number) => {
    const made = element('span', {}, `${percent}%`);
    made.style.setProperty('--at', at(percent));
    return made;
  };
  return {
    part: element(
      'div',
      { class: 'a11y-size' },
      element('div', { class: 'a11y-size-head' }, element('label', { for: 'a11y-size' }, t.size), output),
      element('div', { class: 'a11y-slider' }, reduces, slider, enlarges),
      element('div', { class: 'a11y-ticks num', 'aria-hidden': 'true' }, ...[min, 100, max].map(tick)),
    ),
    show() {
      const { fontSize } = currentSettings();
      slider.value = String(fontSize);
      slider.style.setProperty('--at', at(fontSize));
      slider.setAttribute('aria-valuetext', `${fontSize}%`);
      output.textContent = `${fontSize}%`;
      // Not `disabled`, which would throw the focus out of the dialog at the last press.
      enlarges.ariaDisabled = String(isLargest());
      reduces.ariaDisabled = String(isSmallest());
      enlarges.title = isLargest() ? t.largest : '';
      reduces.title = isSmallest() ? t.smallest : '';
    },
  };
}

function makeSwitch(name: SwitchName, label: string, hint: string) {
  const [labelId, hintId] = [`a11y-${name}`, `a11y-${name}-hint`];
  const box = element('input', {
    type: 'checkbox',
    role: 'switch',
    class: 'switch',
    'aria-labelledby': labelId,
    'aria-describedby': hintId,
  });
  box.addEventListener('change', () => changeSettings({ [name]: box.checked }));
  return {
    part: element(
      'label',
      { class: 'a11y-row' },
      element('span', {}, element('b', { id: labelId }, label), element('small', { id: hintId }, hint)),
      box,
    ),
    show: () => void (box.checked = currentSettings()[name]),
  };
}
