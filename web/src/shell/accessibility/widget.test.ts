import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetSettings } from './settings-store.ts';
import { settingsFrom, storedText } from './settings.ts';

const root = document.documentElement;
const stored = () => settingsFrom(storedText());

/** jsdom knows neither popovers nor modal dialogs. */
function givenPopovers() {
  const toggle = (place: HTMLElement, newState: 'open' | 'closed') => {
    for (const name of ['beforetoggle', 'toggle']) place.dispatchEvent(Object.assign(new Event(name), { newState }));
    place.style.display = newState === 'open' ? 'block' : '';
  };
  HTMLElement.prototype.showPopover = function show() {
    toggle(this, 'open');
  };
  HTMLElement.prototype.hidePopover = function hide() {
    toggle(this, 'closed');
  };
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

beforeAll(async () => {
  // Popovers count as hidden in jsdom.
  configure({ defaultHidden: true });
  givenPopovers();
  root.lang = 'he';
  document.body.innerHTML = `<aside class="a11y"><button data-accessibility aria-label="הגדרות נגישות"></button><p></p><div class="sr" role="status"></div></aside>`;
  await import('./widget.ts');
});

beforeEach(() => {
  resetSettings();
  document.querySelector('dialog')?.close();
  document.getElementById('accessibility-menu')!.showPopover();
});

const menu = () => screen.getByRole('menu', { name: 'נגישות' });
const item = (name: string) =>
  within(menu()).getByRole(name === 'ניגודיות גבוהה' ? 'menuitemcheckbox' : 'menuitem', { name });

test('The quick menu has its five items, and the first has the focus', () => {
  expect([...menu().querySelectorAll('[role^=menuitem]')].map((one) => one.childNodes[1]!.textContent)).toEqual([
    'הגדלת טקסט',
    'הקטנת טקסט',
    'ניגודיות גבוהה',
    'הגדרות מתקדמות',
    'איפוס הגדרות',
  ]);
  expect(document.activeElement).toBe(item('הגדלת טקסט'));
  expect(screen.getByRole('button', { name: 'הגדרות נגישות' }).ariaExpanded).toBe('true');
});

test('Arrows, Home and End move through the menu, and Escape gives the focus back', async () => {
  const user = userEvent.setup();
  for (const [key, name] of [
    ['{ArrowDown}', 'הקטנת טקסט'],
    ['{End}', 'איפוס הגדרות'],
    ['{ArrowDown}', 'הגדלת טקסט'],
    ['{ArrowUp}', 'איפוס הגדרות'],
    ['{Home}', 'הגדלת טקסט'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(item(name));
  }
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'הגדרות נגישות' });
  expect(document.activeElement).toBe(button);
  expect(button.ariaExpanded).toBe('false');
});

test('The smallest and the largest text size are named, and their item does nothing', async () => {
  const user = userEvent.setup();
  for (let press = 0; press < 7; press += 1) await user.click(item('הגדלת טקסט'));
  expect(stored().fontSize).toBe(150);
  expect(item('הגדלת טקסט').ariaDisabled).toBe('true');
  expect(item('הגדלת טקסט').textContent).toContain('הכי גדול');
  for (let press = 0; press < 9; press += 1) await user.click(item('הקטנת טקסט'));
  expect(stored().fontSize).toBe(80);
  expect(item('הקטנת טקסט').ariaDisabled).toBe('true');
  expect(item('הקטנת טקסט').textContent).toContain('הכי קטן');
  expect(item('הגדלת טקסט').ariaDisabled).toBe('false');
});

test('High contrast is checked in the menu as long as it is on', async () => {
  await userEvent.click(item('ניגודיות גבוהה'));
  expect(item('ניגודיות גבוהה').ariaChecked).toBe('true');
  expect(root.dataset.contrast).toBe('high');
  await userEvent.click(item('ניגודיות גבוהה'));
  expect(item('ניגודיות גבוהה').ariaChecked).toBe('false');
});

test('A reset is announced politely, and the words are gone after a second', async () => {
  await userEvent.click(item('ניגודיות גבוהה'));
  vi.useFakeTimers();
  item('איפוס הגדרות').click();
  const said = () => document.querySelector('.a11y > [role=status]')!.textContent;
  expect(said()).toBe('הגדרות הנגישות אופסו לברירת המחדל');
  vi.advanceTimersByTime(999);
  expect(said()).not.toBe('');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
  vi.useRealTimers();
  expect(stored().highContrast).toBe(false);
});

test('The dialog has a slider and five switches, which all act at once', async () => {
  const user = userEvent.setup();
  await user.click(item('הגדרות מתקדמות'));
  const dialog = within(screen.getByRole('dialog', { name: 'הגדרות נגישות' }));
  const slider = dialog.getByRole<HTMLInputElement>('slider', { name: 'גודל טקסט' });
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['80', '150', '10', '100']);
  await user.click(dialog.getByRole('button', { name: 'הגדלת טקסט' }));
  expect(slider.value).toBe('110');
  expect(slider.getAttribute('aria-valuetext')).toBe('110%');
  expect(root.style.fontSize).toBe('110%');

  for (const [label, name, before] of [
    ['ניגודיות גבוהה', 'highContrast', false],
    ['הפחתת אנימציות', 'reduceAnimations', false],
    ['מצב קורא מסך', 'screenReader', false],
    ['הדגשת מיקוד מקלדת', 'focusVisible', true],
    ['קישורי דילוג', 'skipLinks', true],
  ] as const) {
    const box = dialog.getByRole<HTMLInputElement>('switch', { name: label });
    expect({ [label]: box.checked }).toEqual({ [label]: before });
    await user.click(box);
    expect({ [name]: stored()[name] }).toEqual({ [name]: !before });
  }
  await user.click(dialog.getByRole('button', { name: 'איפוס הגדרות' }));
  expect(dialog.getAllByRole('status').at(-1)!.textContent).toBe('הגדרות הנגישות אופסו לברירת המחדל');
  expect(dialog.getAllByRole<HTMLInputElement>('switch').map((box) => box.checked)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  await user.click(dialog.getByRole('button', { name: 'שמירה וסגירה' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'הגדרות נגישות' }));
});

test('The browser’s Back closes the dialog and not the page', async () => {
  await userEvent.click(item('הגדרות מתקדמות'));
  const { length } = history;
  await waitFor(() => expect((history.state as { isOpen?: number }).isOpen).toBeGreaterThan(0));
  expect(history.length).toBeGreaterThanOrEqual(length);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('The menu speaks the language that the page has when it opens', () => {
  const place = document.getElementById('accessibility-menu')!;
  place.hidePopover();
  root.lang = 'ar';
  place.showPopover();
  expect(screen.getByRole('menuitem', { name: 'تكبير النص' })).toBeTruthy();
  root.lang = 'he';
});
