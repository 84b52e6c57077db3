import type { FastifyInstance } from 'fastify';
import { Refusal } from '../lib/refusal.ts';

const deepest = 32;

/** JSON is the only body besides forms with a file; keys that reach into prototypes and bottomless nesting are refused. */
export function parseJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // DELETE and PATCH come without a body now and then; the schema says whether one was needed.
    if (body.trim() === '') return done(null, undefined);
    parse(request, body, (error, value) => {
      if (error || !isShallow(value, deepest)) return done(new Refusal(400, 'invalidJson'));
      done(null, value);
    });
  });
  // A page of another site can post this type without a preflight. It is accepted only where the URL holds all
  // parameters, and is never read. On unknown URLs the pages answer: a form that was submitted without its script is
  // led back to them.
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _body, done) => {
      const isLetIn = request.is404 || request.routeOptions.config.takesForms;
      return isLetIn ? done(null, undefined) : done(new Refusal(415, 'unsupportedType'));
    },
  );
}

/** JSON that stands beside a file. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isShallow(value, deepest)) return value;
  } catch {
    // Said below.
  }
  throw new Refusal(400, 'invalidJson');
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
