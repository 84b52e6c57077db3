import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../../lib/startup-error.ts';

type Place = { readonly host: string; readonly port: number };

/**
 * Maximum wait of a shutdown for unfinished requests. Jobs end meanwhile and the database after them; containers get 10
 * s.
 */
const lastSendersMs = 3000;

/** Says before anything else is begun what `listen` would say last. */
export async function refuseTakenPort(place: Place) {
  const probe = createServer();
  await toldInWords(place, async () => {
    probe.listen(place);
    await once(probe, 'listening');
  });
  probe.close();
  await once(probe, 'close');
}

/** @returns the address to open in a browser of this machine */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  // Fastify writes into what it is given.
  await toldInWords(place, () => app.listen({ host: place.host, port: place.port }));
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : place.port}`;
}

/** Answers what has been asked and takes nothing new; whoever has not sent all of it by then is hung up on. */
export async function closeSoon(app: FastifyInstance, milliseconds = lastSendersMs) {
  const timer = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(timer);
}

const toldInWords = (place: Place, work: () => Promise<unknown>) =>
  inWords({ ...place, variables: ['HOST', 'PORT'] }, work);

/** Runs `work`; what is wrong with the address is told in one line, with the variables that set it. */
export async function inWords(
  { host, port, variables: [hostName, portName] }: Place & { readonly variables: readonly [string, string] },
  work: () => Promise<unknown>,
) {
  try {
    await work();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const words: Record<string, string> = {
      EADDRINUSE: `port ${port} is taken; choose another one with ${portName}`,
      EACCES: `port ${port} may not be used; choose one above 1023 with ${portName}`,
      EADDRNOTAVAIL: `this machine does not have the address ${host}; choose another one with ${hostName}`,
      ENOTFOUND: `the name ${host} is unknown; choose another one with ${hostName}`,
      EAI_AGAIN: `the name ${host} cannot be looked up; choose another one with ${hostName}`,
    };
    const told = words[code];
    throw told ? new StartupError(told, { cause: error }) : error;
  }
}
