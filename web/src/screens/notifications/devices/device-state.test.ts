import { expect, it } from 'vitest';
import { deviceState } from './device-state.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}.000Z`;
const device = { kind: 'browser', isGone: false, isConfirmed: true, toldAt: null, confirmedAt: null } as const;

it.each([
  ['nothing was sent to yet', {}, 'fresh', null],
  ['was told a minute ago', { toldAt: at('11:59:00') }, 'sent', at('11:59:00')],
  ['was told long ago and has never answered', { toldAt: at('11:50:00') }, 'silent', at('11:50:00')],
  ['has answered', { toldAt: at('11:50:00'), confirmedAt: at('11:50:02') }, 'confirmed', at('11:50:02')],
  [
    'answered once, and not the last',
    { toldAt: at('11:50:00'), confirmedAt: at('10:00:00') },
    'silent',
    at('11:50:00'),
  ],
  [
    'answered once, and was just told',
    { toldAt: at('11:59:00'), confirmedAt: at('10:00:00') },
    'confirmed',
    at('10:00:00'),
  ],
  [
    'has answered by a clock that is a little behind',
    { toldAt: at('11:50:00'), confirmedAt: at('11:49:58') },
    'confirmed',
    at('11:49:58'),
  ],
  ['takes nothing any more', { toldAt: at('11:50:00'), isGone: true }, 'gone', null],
  ['is a number that nobody has confirmed', { kind: 'sms', isConfirmed: false }, 'waits', null],
  ['never answers by its nature', { kind: 'ntfy', toldAt: at('09:00:00') }, 'sent', at('09:00:00')],
] as const)('Describes a device that %s', (_what, said, state, when) => {
  expect(deviceState({ ...device, ...said }, { now, patienceMs: 300_000 })).toEqual({ state, at: when });
});
