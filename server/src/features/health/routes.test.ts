import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { signUp } from '../../testing/sign-up.ts';

describe('health', () => {
  it('is well, and counts mails that do not get through until they do', async () => {
    const refused = 'nobody@example.co.il';
    const mailbox = await openMailbox({ refuses: [refused] });
    const app = await testApp({ SMTP_URL: mailbox.url });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const health = async () => {
      const { status, body } = await app.call('GET', '/api/health');
      return { status, said: body.status, jobs: body.jobs };
    };
    expect(await health()).toEqual({ status: 200, said: 'ok', jobs: { retrying: 0, parked: 0 } });

    await signUp(app, { email: refused });
    await signUp(app, { email: 'dana@example.co.il' });
    await expect(app.drainJobs()).rejects.toThrow('550');
    expect(mailbox.to('dana@example.co.il')).toHaveLength(1);
    expect(await health()).toEqual({ status: 200, said: 'ok', jobs: { retrying: 1, parked: 0 } });
    const failure = { job: 'auth.link', id: expect.any(String), try: 1, code: 'EENVELOPE 550' };
    expect(warned.mock.calls).toEqual([[failure, expect.any(String)]]);
    expect(JSON.stringify(warned.mock.calls)).not.toContain(refused);
    warned.mockRestore();
  });
});
