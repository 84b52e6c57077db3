import pino, { type DestinationStream, type Logger } from 'pino';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * JSON lines with an allow-list of fields: never a body, an Authorization header, a query string or an address.
 * Goes to stderr, so that stdout stays for what a person reads.
 */
export const createLog = (level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (err: Error & { code?: string }) => ({
          type: err.name,
          code: err.code,
          message: err.message,
          stack: err.stack,
        }),
        req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
          method,
          route: routeOptions?.url,
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
    destination,
  );
