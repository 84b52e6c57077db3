import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'near', label: 'קרובות' },
  { id: 'late', label: 'באיחור' },
] as const;

function Two() {
  const [selected, select] = useState<'near' | 'late'>('near');
  return (
    <LanguageProvider lang="he">
      <Tabs label="מצב" items={[...items]} selected={selected} onSelect={select}>
        {null}
      </Tabs>
    </LanguageProvider>
  );
}

test('Arrows choose a tab in the direction of the page, and with Alt they are left to the browser', async () => {
  const user = userEvent.setup();
  render(<Two />);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent?.trim();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(chosen()).toBe('קרובות');
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('באיחור');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('קרובות');
});

test('A tab shows how many it holds, and no 0', () => {
  const counted = [
    { id: 'near', label: 'קרובות', count: 3 },
    { id: 'late', label: 'באיחור', count: 0, isHot: true },
  ] as const;
  render(
    <LanguageProvider lang="he">
      <Tabs label="מצב" items={[...counted]} selected="near" onSelect={() => undefined}>
        {null}
      </Tabs>
    </LanguageProvider>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual(['קרובות 3', 'באיחור']);
});
