import { expect, it } from 'vitest';
import { presetOf, presets } from './permission-presets.ts';

it('A choice that meets a preset is called by it, any other by none', () => {
  for (const [name, chosen] of Object.entries(presets)) expect(presetOf({ ...chosen })).toBe(name);
  expect(presetOf({ ...presets.view, expenses: 'none' })).toBeUndefined();
  expect(presetOf({ ...presets.family, profile: 'view' })).toBeUndefined();
});
