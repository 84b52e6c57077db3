import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast/toast.ts';
import { sendLoaded } from './download-printout.ts';
import { canSendFiles, sendFile } from './send-file.ts';

vi.mock('../../lib/save-file.ts', async (original) => ({
  ...(await original<typeof import('../../lib/save-file.ts')>()),
  saveFile: vi.fn(),
}));

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
const failed = (name: string) => new DOMException('no', name);
/** Gives the browser `navigator.share`; each call answers with the next failure, or none. */
function givenSharing(...failures: (string | undefined)[]) {
  const share = vi.fn(async (_data: ShareData) => {
    const failure = failures.shift();
    if (failure) throw failed(failure);
  });
  const canShare = vi.fn((data: ShareData) => data.files?.every(({ type }) => type !== 'application/zip') ?? false);
  Object.assign(navigator, { share, canShare });
  return share;
}

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  vi.restoreAllMocks();
});

test('A file goes to the apps of the device under its name and type', async () => {
  const share = givenSharing();
  expect(canSendFiles()).toBe(true);
  expect(await sendFile(pdf, 'דף חיסונים – ד"ר/בלה.pdf')).toBe('sent');
  const [file] = share.mock.calls[0]![0].files!;
  expect([file!.name, file!.type, file!.size]).toEqual(['דף חיסונים – ד״ר בלה.pdf', 'application/pdf', 5]);
  expect(saveFile).not.toHaveBeenCalled();
});

test('Without sharing, or for a kind that the device does not take, a file is downloaded', async () => {
  expect(canSendFiles()).toBe(false);
  expect(await sendFile(pdf, 'a.pdf')).toBe('saved');
  givenSharing();
  expect(await sendFile(new Blob(['x'], { type: 'application/zip' }), 'a.zip')).toBe('saved');
  Object.assign(navigator, { canShare: undefined });
  expect(canSendFiles()).toBe(false);
  expect(await sendFile(pdf, 'b.pdf')).toBe('saved');
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual(['a.pdf', 'a.zip', 'b.pdf']);
});

test('Closing the list of apps is silent, a forgotten press is told, and any other failure downloads', async () => {
  givenSharing('AbortError', 'NotAllowedError', 'DataError');
  expect([await sendFile(pdf, 'a'), await sendFile(pdf, 'b'), await sendFile(pdf, 'c')]).toEqual([
    'sent',
    'blocked',
    'saved',
  ]);
  expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual(['c']);
});

test('After a forgotten press the loaded file is offered again, and the next press sends it', async () => {
  const share = givenSharing('NotAllowedError');
  const info = vi.spyOn(toast, 'info');
  const load = vi.fn(async () => pdf);
  expect(await sendLoaded('כרטיס.pdf', load)).toBe(true);
  const [text, action] = info.mock.calls.at(-1)!;
  expect([text, action!.label]).toEqual(['הקובץ מוכן', 'שליחת הקובץ']);
  action!.onPress();
  expect(share).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});
