import { dragSheet } from '../../ui/overlay/drag-sheet.ts';
import { pushOverlayEntry } from '../../ui/overlay/overlay-history.ts';
import {
  changeSettings,
  settingsStore,
  enlarge,
  isLargest,
  isSmallest,
  reduce,
  resetSettings,
  subscribeToSettings,
} from './settings-store.ts';
import { domElements, icon } from './dom-elements.ts';
import type { AccessibilityWords } from './menu.ts';
import { announce } from './announce.ts';
import { sizes, type SwitchName } from './settings.ts';

const switches = ['highContrast', 'reduceAnimations', 'screenReader', 'focusVisible', 'skipLinks'] as const;

/** The browser's own dialog: public pages have no React, and nothing of it is loaded for a slider and five switches. */
export function openDialog(t: AccessibilityWords, onClosed: () => void) {
  const size = makeSize(t);
  const rows = switches.map((name) => makeSwitch(name, t[name], t[`${name}Hint`]));
  const close = domElements('button', { type: 'button', class: 'icon-btn', 'aria-label': t.close }, icon('close'));
  const done = domElements('button', { type: 'button', class: 'btn' }, t.done);
  const reset = domElements('button', { type: 'button', class: 'btn line' }, t.reset);
  const head = domElements(
    'header',
    {},
    domElements(
      'div',
      {},
      domElements('h2', { id: 'a11y-title' }, t.title),
      domElements('p', { class: 'hint' }, t.lead),
    ),
    close,
  );
  const dialog = domElements(
    'dialog',
    { class: 'a11y-dialog', 'aria-labelledby': 'a11y-title' },
    head,
    domElements(
      'div',
      { class: 'a11y-body' },
      size.part,
      domElements('p', { class: 'a11y-sample' }, `${t.sample} `, domElements('b', {}, t.sampleText)),
      domElements('div', {}, ...rows.map(({ part }) => part)),
    ),
    domElements('footer', {}, reset, done),
    domElements('div', { class: 'sr', role: 'status' }),
  );

  const leave = () => dialog.close();
  for (const button of [close, done]) button.addEventListener('click', leave);
  reset.addEventListener('click', () => {
    resetSettings();
    announce(t.wasReset);
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
  const settle = pushOverlayEntry(leave);
  dialog.addEventListener('close', () => {
    stop();
    settle();
    dialog.remove();
    onClosed();
  });
}

function makeSize(t: AccessibilityWords) {
  const output = domElements('output', { for: 'a11y-size', class: 'num' });
  const { min, max, step } = sizes;
  const slider = domElements('input', {
    type: 'range',
    id: 'a11y-size',
    min: String(min),
    max: String(max),
    step: String(step),
  });
  slider.addEventListener('input', () => changeSettings({ fontSize: Number(slider.value) }));
  const button = (name: 'enlarge' | 'reduce', act: () => void) => {
    const made = domElements('button', { type: 'button', class: 'icon-btn', 'aria-label': t[name] }, icon(name));
    made.addEventListener('click', () => made.ariaDisabled !== 'true' && act());
    return made;
  };
  const [enlarges, reduces] = [button('enlarge', enlarge), button('reduce', reduce)];
  const at = (percent: number) => `${((percent - min) / (max - min)) * 100}%`;
  const tick = (percent: number) => {
    const made = domElements('span', {}, `${percent}%`);
    made.style.setProperty('--at', at(percent));
    return made;
  };
  return {
    part: domElements(
      'div',
      { class: 'a11y-size' },
      domElements('div', { class: 'a11y-size-head' }, domElements('label', { for: 'a11y-size' }, t.size), output),
      domElements('div', { class: 'a11y-slider' }, reduces, slider, enlarges),
      domElements('div', { class: 'a11y-ticks num', 'aria-hidden': 'true' }, ...[min, 100, max].map(tick)),
    ),
    show() {
      const { fontSize } = settingsStore();
      slider.value = String(fontSize);
      slider.style.setProperty('--at', at(fontSize));
      slider.setAttribute('aria-valuetext', `${fontSize}%`);
      output.textContent = `${fontSize}%`;
      // `aria-disabled`, since `disabled` would throw the focus out of the dialog at the last press.
      enlarges.ariaDisabled = String(isLargest());
      reduces.ariaDisabled = String(isSmallest());
      enlarges.title = isLargest() ? t.largest : '';
      reduces.title = isSmallest() ? t.smallest : '';
    },
  };
}

function makeSwitch(name: SwitchName, label: string, hint: string) {
  const [labelId, hintId] = [`a11y-${name}`, `a11y-${name}-hint`];
  const box = domElements('input', {
    type: 'checkbox',
    role: 'switch',
    class: 'switch',
    'aria-labelledby': labelId,
    'aria-describedby': hintId,
  });
  box.addEventListener('change', () => changeSettings({ [name]: box.checked }));
  return {
    part: domElements(
      'label',
      { class: 'a11y-row' },
      domElements('span', {}, domElements('b', { id: labelId }, label), domElements('small', { id: hintId }, hint)),
      box,
    ),
    show: () => void (box.checked = settingsStore()[name]),
  };
}
