import { expect, it } from 'vitest';
import { nameFrom } from './person-name.ts';

const email = 'noa.levi@example.com';

it.each([
  [
    { name: 'נועה לוי', given: 'נועה', family: 'לוי' },
    { name: 'נועה לוי', firstname: 'נועה', lastname: 'לוי' },
  ],
  [
    { given: 'Noa', family: 'Levi' },
    { name: 'Noa Levi', firstname: 'Noa', lastname: 'Levi' },
  ],
  [{ name: '  ' }, { name: 'noa.levi', firstname: null, lastname: null }],
  [{}, { name: 'noa.levi', firstname: null, lastname: null }],
  [{ name: '\u3164\u00ad' }, { name: 'noa.levi', firstname: null, lastname: null }],
  [{ name: 'Noa\r\nBcc: x@y.z\u0000' }, { name: 'Noa Bcc: x@y.z', firstname: null, lastname: null }],
  [{ name: 'א'.repeat(80) }, { name: 'א'.repeat(50), firstname: null, lastname: null }],
])('%j gives %j', (claims, names) => {
  expect(nameFrom({ email, ...claims })).toEqual(names);
});
