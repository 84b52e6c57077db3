import { expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

it.each([
  [{ firstname: 'רות', name: 'ד״ר לוי' }, 'רות'],
  [{ firstname: null, name: 'דנה כהן' }, 'דנה'],
  [{ name: ' Dana  Cohen ' }, 'Dana'],
  [{ name: 'ג׳ורג׳ חורי' }, 'ג׳ורג׳'],
  [{ name: 'דנה' }, 'דנה'],
  [{ name: 'בן ציון לוי' }, 'בן ציון לוי'],
  [{ name: 'ד״ר לוי' }, 'ד״ר לוי'],
  [{ name: 'Dr. Levi' }, 'Dr. Levi'],
  [{ name: 'Dr Levi' }, 'Dr Levi'],
  [{ name: 'א כהן' }, 'א כהן'],
  [{ name: null }, ''],
  [{}, ''],
])('%o is greeted by «%s»', (person, calling) => {
  expect(greetingName(person)).toBe(calling);
});
