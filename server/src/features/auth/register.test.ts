import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { type Mailbox, openMailbox, tokenIn } from '../../testing/fakes/mailbox.ts';
import { goodPassword, signIn, signUp, signUpForm } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  app = await testApp({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://tzemed.example' });
});

const register = (body: object, lang = 'he') =>
  app.call('POST', '/api/auth/register', { body, headers: { 'accept-language': lang } });
/** Decodes like a browser: bytes first, then UTF-8. */
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as Record<string, unknown>;

describe('signing up', () => {
  it('opens an account that is confirmed by mail and signed in to again', async () => {
    const form = signUpForm();
    const made = await register(form);
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({
      email: form.email,
      name: 'דנה כהן',
      role: 'user',
      permissions: [],
      emailVerified: false,
      hasPassword: true,
    });
    expect(made.body.user).not.toHaveProperty('passwordHash');

    await app.drainJobs();
    const [mail] = mailbox.to(form.email);
    expect(mail?.subject).toBe('אימות כתובת האימייל בצמד');
    expect(mail?.to).toEqual([{ name: '', address: form.email }]);
    expect(mail?.html).toContain('<html lang="he" dir="rtl">');
    expect(mail?.text).toContain('https://tzemed.example/verify-email#token=');
    const verified = await app.call('POST', '/api/auth/verify-email', { body: { token: tokenIn(mail) } });
    expect(verified.status).toBe(204);

    const entered = await signIn(app, form.email.toUpperCase());
    expect(entered.status).toBe(200);
    const me = await app.call('GET', '/api/auth/me', { as: entered.body.token });
    expect(me.body.user).toEqual({ ...made.body.user, emailVerified: true });
  });

  it('keeps a name without the marks that turn text around', async () => {
    const made = await register({ ...signUpForm(), name: '\u202eדנה\u2066 כהן\u200f\u2069' });
    expect([made.status, made.body.user.name]).toEqual([201, 'דנה כהן']);
  });

  it('keeps the password as argon2id and both consents with their wording', async () => {
    const { id } = await signUp(app);
    const user = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const consents = await app.db.selectFrom('consents').selectAll().where('userId', '=', id).execute();
    expect(consents.map((consent) => consent.kind).sort()).toEqual(['privacy', 'terms']);
    expect(consents.every((consent) => consent.givenAt.getTime() === app.clock.now.getTime())).toBe(true);
  });

  it('gives a token that says in Hebrew who it is for, and nothing of the password', async () => {
    const { body } = await register(signUpForm());
    const [header = ''] = body.token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
    const seconds = Math.floor(app.clock.now.getTime() / 1000);
    expect(payloadOf(body.token)).toEqual({
      id: body.user.id,
      email: body.user.email,
      name: 'דנה כהן',
      firstname: null,
      lastname: null,
      role: 'user',
      permissions: [],
      profilePicture: null,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: seconds,
      exp: seconds + 30 * 24 * 3600,
    });
  });

  it('names all bad fields at once', async () => {
    const empty = await register({});
    expect([empty.status, empty.body.message]).toEqual([422, 'יש לתקן את השדות המסומנים']);
    expect(empty.body.errors).toEqual({
      name: 'שם מלא נדרש',
      email: 'אימייל נדרש',
      password: 'סיסמה נדרשת',
      confirmPassword: 'אישור סיסמה נדרש',
      termsAccepted: 'יש לאשר את תנאי השימוש',
      privacyAccepted: 'יש לאשר את מדיניות הפרטיות',
    });
    const bad = await register({
      name: 'ד',
      email: 'dana@',
      password: 'short',
      confirmPassword: 'other',
      termsAccepted: false,
      privacyAccepted: 'yes',
    });
    expect(bad.body.errors).toEqual({
      name: 'השם חייב להכיל לפחות 2 תווים',
      email: 'כתובת אימייל לא תקינה',
      password: 'הסיסמה חייבת להכיל לפחות 8 תווים',
      confirmPassword: 'הסיסמאות אינן תואמות',
      termsAccepted: 'יש לאשר את תנאי השימוש',
      privacyAccepted: 'יש לאשר את מדיניות הפרטיות',
    });
  });

  it.each([
    ['alllowercase1', 'הסיסמה חייבת להכיל אות גדולה, אות קטנה ומספר'],
    ['Aa1'.repeat(43), 'הסיסמה לא יכולה להכיל יותר מ־128 תווים'],
    ['Password1', 'הסיסמה הזאת נפוצה מדי. בחרו סיסמה אחרת'],
    ['aA123456', 'הסיסמה הזאת נפוצה מדי. בחרו סיסמה אחרת'],
    ['Rotem.Levi7', 'הסיסמה לא יכולה להיות השם או האימייל שלכם'],
  ])('refuses the password %s', async (password, message) => {
    const { status, body } = await register(signUpForm({ name: 'Rotem Levi', password, confirmPassword: password }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: message });
  });

  it('refuses a name with characters that no text has', async () => {
    const { status, body } = await register(signUpForm({ name: 'דנה\u0000' }));
    expect([status, body.errors]).toEqual([422, { name: 'הטקסט מכיל תווים שאינם נתמכים' }]);
  });

  it.each([
    ['דנה\r\nBcc: all@example.com', 'דנה Bcc: all@example.com'],
    ['דנה\nכהן', 'דנה כהן'],
    ['דנה\tכהן', 'דנה כהן'],
  ])('keeps the name %j on one line', async (name, kept) => {
    const { status, body } = await register(signUpForm({ name }));
    expect([status, body.user.name]).toEqual([201, kept]);
  });

  it('says at the field that an address has an account, however it is written', async () => {
    const { email } = await signUp(app);
    const again = await register(signUpForm({ email: email.toUpperCase() }));
    expect([again.status, again.body.error]).toEqual([409, 'emailTaken']);
    expect(again.body.errors).toEqual({ email: 'כבר קיים חשבון עם האימייל הזה. אפשר להתחבר או לאפס סיסמה' });
  });

  it('opens one account when the same form is sent ten times at once', async () => {
    const form = signUpForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('writes in the language of the form, to a page of that language', async () => {
    const form = signUpForm({ name: 'Dana Cohen' });
    await register(form, 'en-US,en');
    await app.drainJobs();
    const [mail] = mailbox.to(form.email);
    expect(mail?.subject).toBe('Confirm your email address for Tzemed');
    expect(mail?.html).toContain('dir="ltr"');
    expect(mail?.text).toContain('https://tzemed.example/en/verify-email#token=');
  });

  it('carries nothing of what a stranger may have written to an address that is not theirs', async () => {
    const form = signUpForm({ name: 'http://evil.example/win' });
    await register(form);
    // A sign-in with the password from another device is reported to the address by mail.
    await signIn(app, form.email, goodPassword, 'evil.example');
    await app.call('POST', '/api/auth/forgot-password', { body: { email: form.email } });
    await app.drainJobs();
    const mails = mailbox.to(form.email);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(JSON.stringify(mail)).not.toContain('evil');
      expect(mail.text).toMatch(/^שלום,$/m);
    }

    const confirmation = mails.find(({ text }) => text?.includes('/verify-email'));
    await app.call('POST', '/api/auth/verify-email', { body: { token: tokenIn(confirmation) } });
    await app.call('POST', '/api/auth/forgot-password', { body: { email: form.email } });
    await app.drainJobs();
    expect(mailbox.to(form.email).at(-1)?.text).toContain('שלום \u2068http://evil.example/win\u2069,');
  });

  it('takes a password in either form of Unicode', async () => {
    const form = signUpForm({
      password: 'Café-2026-x'.normalize('NFD'),
      confirmPassword: 'Café-2026-x'.normalize('NFD'),
    });
    expect((await register(form)).status).toBe(201);
    expect((await signIn(app, form.email, 'Café-2026-x'.normalize('NFC'))).status).toBe(200);
    expect((await signIn(app, form.email, goodPassword)).status).toBe(401);
  });
});

describe('the mail that confirms an address', () => {
  const resend = (email: string) => app.call('POST', '/api/auth/resend-verification', { body: { email } });
  const verify = (token: string) => app.call('POST', '/api/auth/verify-email', { body: { token } });

  it('comes again when asked for, and the newer link kills the older', async () => {
    const { email } = await signUp(app);
    await app.drainJobs();
    expect((await resend(email)).status).toBe(202);
    await app.drainJobs();
    const [older, newer] = mailbox.to(email).map(tokenIn);
    expect((await verify(older!)).body.error).toBe('linkInvalid');
    expect((await verify(newer!)).status).toBe(204);
    const again = await verify(newer!);
    expect([again.status, again.body.message]).toEqual([422, 'הקישור אינו תקף או שכבר נעשה בו שימוש']);
  });

  it('does not come when the address is confirmed already or unknown, and the answer is the same', async () => {
    const { email } = await signUp(app);
    await app.drainJobs();
    await verify(tokenIn(mailbox.to(email)[0]));
    const [known, unknown] = [await resend(email), await resend('nobody@example.co.il')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await app.drainJobs();
    expect([mailbox.to(email).length, mailbox.to('nobody@example.co.il').length]).toEqual([1, 0]);
  });
});
