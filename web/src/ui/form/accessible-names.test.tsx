import { screen } from '@testing-library/react';
import Pencil from 'lucide-react/icons/pencil';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { dayIn } from '@tzemed/contract/schema/fields';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChoiceBox } from '../field/ChoiceBox.tsx';
import { DateField } from '../date/DateField.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { IconButton } from '../IconButton.tsx';
import { SelectBox } from '../field/SelectBox.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { TimeField } from '../date/TimeField.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const options = [
  { id: 'bella', label: 'בלה' },
  { id: 'mitzi', label: 'מיצי' },
];
const nothing = () => undefined;
const schema = z.object({ petId: z.string().check(z.minLength(1, 'petRequired')), time: z.string(), date: dayIn() });

function Fields() {
  const form = useSchemaForm(schema, { petId: '', time: '09:00', date: '2026-11-21' });
  return (
    <Form form={form} onSubmit={() => Promise.resolve()}>
      <SelectField control={form.control} name="petId" label="חיית מחמד" options={options} required />
      <TimeField control={form.control} name="time" label="שעה" required />
      <DateField control={form.control} name="date" label="תאריך" required />
      <FormActions submit="שמירה" />
    </Form>
  );
}

test('A select says its label, then its value, that it has to be chosen, and what is wrong with it', async () => {
  const { user } = renderScreen(<Fields />);
  expect(screen.getByRole('button', { name: 'חיית מחמד בחרו…', description: 'חובה' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('יש לבחור חיית מחמד');
  expect(screen.getByRole('button', { name: 'חיית מחמד בחרו…', description: /יש לבחור חיית מחמד/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^חיית מחמד/ }));
  await user.click(await screen.findByRole('option', { name: 'מיצי' }));
  expect(screen.getByRole('button', { name: 'חיית מחמד מיצי', description: 'חובה' })).toBeTruthy();
});

test('A filter says its label before its value too, before its code has come and after', async () => {
  const { user } = renderScreen(<SelectBox label="חיית מחמד" options={options} value="bella" onChange={nothing} />);
  await user.click(screen.getByRole('button', { name: 'חיית מחמד בלה' }));
  await screen.findByRole('option', { name: 'בלה' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'חיית מחמד בלה' })).toBeTruthy();
});

test('A choice in sight is one group, which says that it has to be made and that it is not', () => {
  renderScreen(
    <ChoiceBox
      label="קטגוריה"
      choices={[{ value: 'food', label: 'מזון' }]}
      value=""
      onChange={nothing}
      required
      message="categoryRequired"
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'קטגוריה' });
  expect([group.getAttribute('aria-required'), group.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
});

test('The fields of day and time are one group each, and no two parts of the page have one id', () => {
  renderScreen(<Fields />);
  expect(screen.getAllByRole('group', { name: 'שעה' })).toHaveLength(1);
  expect(screen.getAllByRole('group', { name: 'תאריך' })).toHaveLength(1);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('A button that is a picture says its name once', () => {
  renderScreen(<IconButton icon={Pencil} label="עריכת בלה" onPress={nothing} />);
  // A title that is the name is no description; beside another name it would be.
  const button = screen.getByRole('button', { name: 'עריכת בלה' });
  expect([button.title, button.ariaLabel]).toEqual(['עריכת בלה', null]);
});
