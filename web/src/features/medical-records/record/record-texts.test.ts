import { expect, test } from 'vitest';
import { validityTexts } from './record-texts.ts';

test('Arabic texts about the end of a vaccination name its validity, and agree in gender', () => {
  const { until, ends, ended } = validityTexts;
  expect(until.ar).toBe('سارٍ حتى {day}');
  expect(ends.ar).toBe('صلاحيته تنتهي {when}');
  expect(ended.ar).toBe('انتهت صلاحيته في {day}');
});
