import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../lib/log.ts';
import { type TracedWork, tracedWork } from '../lib/traced-work.ts';

export type TracingOptions = {
  /** Base URL of a collector that takes OTLP over HTTP; `/v1/traces` is appended. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of requests and jobs that are traced, 0 to 1. */
  readonly ratio: number;
  /** True where a proxy in front may say which trace a request belongs to. */
  readonly followsCallers: boolean;
};

/** Most characters of a statement in a span. */
const maxStatement = 2000;

/** Milliseconds for one try with its repetitions; a stop of the server waits for no more than one. */
const exportMs = 2000;

/** Milliseconds between two lines of the log about a collector that is away. */
const complainEveryMs = 60_000;

/**
 * Sends spans of requests, of their statements and of jobs to a collector. A span says the route, status, request id,
 * statement text or kind of job; never a value, an address or a name. While the collector is away spans are dropped.
 */
export function startTracing(
  { endpoint, headers, serviceName, ratio, followsCallers }: TracingOptions,
  log: Pick<Log, 'warn'>,
) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: exportMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: complaining(exporter, log) })],
  });
  const tracer = provider.getTracer('tzemed');
  const current = new AsyncLocalStorage<Context>();

  const spans = new WeakMap<TracedWork, Span>();
  tracedWork.start.bindStore(current, (work) => {
    const parent = current.getStore();
    // A statement that belongs to no request or job says nothing: timers ask the database all the time.
    if (work.kind === 'query' && !parent) return ROOT_CONTEXT;
    const [name, options] = described(work);
    const span = tracer.startSpan(name, options, parent ?? ROOT_CONTEXT);
    spans.set(work, span);
    return trace.setSpan(parent ?? ROOT_CONTEXT, span);
  });
  const end = (work: unknown) => spans.get(work as TracedWork)?.end();
  const fail = (work: unknown) => spans.get(work as TracedWork)?.setStatus({ code: SpanStatusCode.ERROR });
  tracedWork.asyncEnd.subscribe(end);
  tracedWork.error.subscribe(fail);

  return {
    /** Traces the requests of an app that is not ready yet. */
    observe(app: FastifyInstance) {
      const contexts = new WeakMap<FastifyRequest, Context>();
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = followsCallers ? callerOf(request) : ROOT_CONTEXT;
        const route = request.routeOptions.url ?? 'unknown';
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'tzemed.request_id': request.id,
        };
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
        const context = trace.setSpan(parent, span);
        contexts.set(request, context);
        current.run(context, done);
      });
      // Reading a body goes on in the context of its socket.
      app.addHook('preValidation', (request, _reply, done) => current.run(contexts.get(request) ?? ROOT_CONTEXT, done));
      app.addHook('onResponse', async (request, reply) => {
        // A stream ends with the visit; its length is no duration of a request.
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    /** Sends what is left. */
    async stop() {
      tracedWork.asyncEnd.unsubscribe(end);
      tracedWork.error.unsubscribe(fail);
      tracedWork.start.unbindStore(current);
      await provider.shutdown().catch(() => undefined);
    },
  };
}

function described({ kind, name }: TracedWork) {
  if (kind === 'job')
    return [`job ${name}`, { kind: SpanKind.CONSUMER, attributes: { 'messaging.destination.name': name } }] as const;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': name.slice(0, maxStatement) };
  return [/\w+/.exec(name)?.[0].toLowerCase() ?? 'statement', { kind: SpanKind.CLIENT, attributes }] as const;
}

const propagator = new W3CTraceContextPropagator();
const callerOf = ({ headers }: FastifyRequest) =>
  propagator.extract(ROOT_CONTEXT, headers, {
    keys: (of) => Object.keys(of),
    get: (of, key) => of[key],
  });

/** Drops spans that do not get through, and says so now and then. */
function complaining(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let silentUntil = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() >= silentUntil) {
          silentUntil = performance.now() + complainEveryMs;
          log.warn({ err: result.error }, 'traces cannot be sent');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
