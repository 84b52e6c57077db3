import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createRateLimits } from '../http/limits/rate-limits.ts';
import { testApp } from '../testing/app.ts';
import { startReceiver } from '../testing/fakes/http-receiver.ts';
import { givenOwner } from '../testing/fixtures/given.ts';
import { signUp } from '../testing/fixtures/sign-up.ts';
import { startTracing } from './tracing.ts';

const site = await testApp();
const { email, token } = await givenOwner(site);
const headers = { authorization: `Bearer ${token}` };
const warn = vi.fn<() => void>();
afterEach(() => warn.mockReset());

type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
};
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
};
type Batch = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
};

type Traced = Awaited<ReturnType<typeof buildApp>>;

/** Spans that a collector gets of `work`, which is handed an app that is traced. */
async function traced(
  work: (app: Traced) => Promise<unknown>,
  { ratio = 1, followsCallers = false, status = 200 } = {},
) {
  const collector = await startReceiver();
  collector.answer = status;
  onTestFinished(() => collector.close());
  const options = { endpoint: collector.url, headers: { 'x-key': 'k' }, serviceName: 'test', ratio, followsCallers };
  const tracing = startTracing(options, { warn });
  const limits = createRateLimits(site.db, 1000);
  const app = await buildApp({ ...site.services, db: site.db, limits, clock: () => site.clock.now }, tracing);
  try {
    await work(app);
  } finally {
    await app.close();
    await tracing.stop();
  }
  const batches = collector.received.map(({ body }) => JSON.parse(body.toString()) as Batch);
  const spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  return { collector, spans, text: JSON.stringify(batches) };
}

const valueOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('A request is one trace with its statements, and no value of it leaves', async () => {
  let requestId: unknown;
  const { collector, spans, text } = await traced(async (app) => {
    const payload = { name: 'לונה', species: 'dog' };
    const answer = await app.inject({ method: 'POST', url: '/api/pets', headers, payload });
    requestId = answer.headers['x-request-id'];
  });
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'k' } });
  const request = spans.find(({ name }) => name === 'POST /api/pets')!;
  expect(valueOf(request, 'http.response.status_code')).toBe(201);
  expect(valueOf(request, 'tzemed.request_id')).toBe(requestId);
  const statements = spans.filter((span) => span !== request);
  expect(statements.map(({ name }) => name)).toContain('insert');
  expect(new Set(statements.map(({ traceId, parentSpanId }) => `${traceId} ${parentSpanId}`))).toEqual(
    new Set([`${request.traceId} ${request.spanId}`]),
  );
  for (const secret of [email, token, 'לונה']) expect(text).not.toContain(secret);
});

test('A job is a trace of its own with its statements', async () => {
  const address = 'dana@example.co.il';
  await signUp(site, { email: address });
  const { spans, text } = await traced(() => site.drainJobs());
  const job = spans.find(({ name }) => name.startsWith('job '))!;
  expect(job.parentSpanId).toBeFalsy();
  expect(spans.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true);
  expect(text).not.toContain(address);
});

test('Without a share of requests nothing is sent', async () => {
  const { collector } = await traced((app) => app.inject({ url: '/api/overview', headers }), { ratio: 0 });
  expect(collector.received).toEqual([]);
});

test('A trace is taken from a proxy, and not from a stranger', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const asked = { ...headers, traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const ask = (app: Traced) => app.inject({ url: '/api/overview', headers: asked });
  const trusting = await traced(ask, { followsCallers: true });
  expect(new Set(trusting.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const careful = await traced(ask);
  expect(careful.spans.map((span) => span.traceId)).not.toContain(traceId);
});

test('A collector that refuses costs one line in the log, and no request', async () => {
  const answers: number[] = [];
  const ask = async (app: Traced) => {
    for (let i = 0; i < 3; i++) {
      const { statusCode } = await app.inject({ url: '/api/overview', headers });
      answers.push(statusCode);
    }
  };
  await traced(ask, { status: 400 });
  expect(answers).toEqual([200, 200, 200]);
  expect(warn).toHaveBeenCalledOnce();
});
