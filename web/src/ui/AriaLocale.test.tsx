import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { localeOf, type Lang } from '../i18n/language.ts';
import { LanguageProvider, useLanguage } from '../i18n/LanguageProvider.tsx';
import { DateBox } from './date/DateBox.tsx';
import { Form } from './form/Form.tsx';
import { ModalDialog } from './overlay/ModalDialog.tsx';

/** Locale that React Aria uses for its own texts, days and directions. */
const Locale = () => <p data-testid="locale">{useLocale().locale}</p>;

const nothing = () => undefined;

function InForm() {
  return (
    <Form form={useForm()} onSubmit={() => Promise.resolve()}>
      <Locale />
    </Form>
  );
}

test.each<Lang>(['he', 'en', 'ar'])(
  'Forms and dialogs speak the language of the screen, not the browser’s: %s',
  (lang) => {
    render(
      <LanguageProvider lang={lang}>
        <InForm />
        <ModalDialog title="t" isOpen onClose={nothing}>
          <Locale />
        </ModalDialog>
      </LanguageProvider>,
    );
    const found = screen.getAllByTestId('locale');
    expect(found.map(({ textContent }) => textContent)).toEqual([localeOf[lang], localeOf[lang]]);
  },
);

// The order of a date's parts, and the words of a list and of a calendar, are React Aria's own.
test.each<[Lang, string[]]>([
  ['he', ['יום', 'חודש', 'שנה']],
  ['en', ['day', 'month', 'year']],
])('A box for a date stands by itself in the language of the screen: %s', (lang, parts) => {
  render(
    <LanguageProvider lang={lang}>
      <DateBox label="l" value="2026-11-21" onChange={nothing} />
    </LanguageProvider>,
  );
  const names = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label')!.split(',')[0]!.trim());
  expect(names.map((name) => name.replaceAll(/[\u200e\u200f]/g, ''))).toEqual(parts);
});

test.each<[string, Lang]>([
  ['٢١١١٢٠٢٦', 'ar'],
  ['۲۱۱۱۲۰۲۶', 'ar'],
  ['٢١١١٢٠٢٦', 'he'],
])('The digits %s fill a box for a date in the language %s', (digits, lang) => {
  const onChange = vi.fn();
  render(
    <LanguageProvider lang={lang}>
      <DateBox label="l" value="" onChange={onChange} />
    </LanguageProvider>,
  );
  act(() => screen.getAllByRole('spinbutton')[0]!.focus());
  for (const data of digits) {
    const put = new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true });
    fireEvent(document.activeElement!, put);
  }
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21', false);
});

function Switch() {
  const { setLang } = useLanguage();
  return <button onClick={() => setLang('en')}>English</button>;
}

test('Changing the language changes it in what is open', async () => {
  render(
    <LanguageProvider lang="he">
      <Switch />
      <InForm />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByText('English'));
  expect(screen.getByTestId('locale').textContent).toBe(localeOf.en);
});
