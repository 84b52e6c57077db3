// People who write and read over HTTP, and know which of their writes were acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for an answer: a request has 6 s. */
const patienceMs = 10_000;
/** Pause of a person between two writes, and before an unanswered one is sent again, in milliseconds. */
const pauseMs = { write: 20, again: 200 };

async function ask(url, { method = 'GET', token, body, key } = {}) {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** Sends it until there is an answer that is not 'try again'. */
async function askUntilAnswered(url, options, isOver) {
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, options).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 409) return { ...answer, tries };
    if (isOver()) return { status: 0, tries };
    await sleep(pauseMs.again);
  }
}

export async function signUp(url, name) {
  const password = 'Twelve-Hares-4';
  const person = { name, email: `${randomUUID()}@example.co.il`, password };
  const consents = { confirmPassword: password, termsAccepted: true, privacyAccepted: true };
  const { status, body } = await askUntilAnswered(
    `${url}/api/auth/register`,
    { method: 'POST', body: { ...person, ...consents } },
    () => false,
  );
  if (status !== 201) throw new Error(`registration: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

/** So many people, each with a household: they write at one process and read at the other what they have just written. */
export async function startLoad(urls, people) {
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const written = { acknowledged: new Map(), stale: 0, refused: 0, repeated: 0, reads: 0 };
  const users = await Promise.all(
    Array.from({ length: people }, async (_, nth) => {
      const token = await signUp(urls[0], `כותב ${nth}`);
      const { body } = await ask(`${urls[0]}/api/pets`, {
        method: 'POST',
        token,
        body: { name: 'בלה', species: 'dog' },
      });
      return { token, petId: body.pet.id, nth };
    }),
  );
  async function write({ token, petId, nth }) {
    while (!isOver()) {
      const key = randomUUID();
      const [here, there] = nth % 2 === 0 ? urls : urls.toReversed();
      const body = { description: key, amount: 12.5, category: 'food', date: '2026-11-20', petId };
      const made = await askUntilAnswered(`${here}/api/expenses`, { method: 'POST', token, key, body }, isOver);
      if (made.tries > 1) written.repeated += 1;
      if (made.status !== 201 && made.status !== 0) written.refused += 1;
      if (made.status === 201) {
        written.acknowledged.set(key, performance.now());
        const read = await askUntilAnswered(`${there}/api/expenses/${made.body.expense.id}`, { token }, isOver);
        written.reads += 1;
        if (read.status !== 200 && read.status !== 0) written.stale += 1;
      }
      await sleep(pauseMs.write);
    }
  }
  const writing = users.map(write);
  return {
    written,
    /** Token of the first person, for streams. */
    token: users[0].token,
    async stop() {
      over.abort();
      await Promise.all(writing);
    },
  };
}
