import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEditDialog } from './use-edit-dialog.ts';

test('A form that closes late does not close the one that was opened after it', () => {
  const { result } = renderHook(() => useEditDialog<string>());
  act(() => result.current.edit('first'));
  const closeFirst = result.current.close;
  act(() => closeFirst());
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.edit('second'));
  act(() => closeFirst());
  expect(result.current).toMatchObject({ isOpen: true, item: 'second' });
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
});
