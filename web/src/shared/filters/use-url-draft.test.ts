import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUrlDraft } from './use-url-draft.ts';

const show = () => {
  const written: string[] = [];
  const { result, rerender } = renderHook(({ said }) => useUrlDraft(said, (text) => written.push(text)), {
    initialProps: { said: '' },
  });
  return {
    written,
    write: (text: string) => act(() => result.current[1](text)),
    say: (said: string) => rerender({ said }),
    text: () => result.current[0],
  };
};

test('Typed text shows before the address has it, and a late address does not revert it', () => {
  const { written, write, say, text } = show();
  write('מ');
  expect(text()).toBe('מ');
  write('מי');
  write('מיצ');
  for (const late of ['מ', 'מיצ']) {
    say(late);
    expect(text()).toBe('מיצ');
  }
  expect(written).toEqual(['מ', 'מי', 'מיצ']);
});

test('A change of the address by itself replaces the text', () => {
  const { write, say, text } = show();
  write('מ');
  say('מ');
  say('');
  expect(text()).toBe('');
  say('מ');
  expect(text()).toBe('מ');
});
