import type { Socket } from 'node:net';
import { languageFrom } from '@tzemed/contract/text/languages';
import { type RefusalCode, messageText } from '@tzemed/contract/text/messages';
import { newId } from '../../lib/ids.ts';

/** Responses to the errors of Node's HTTP parser, by code; any other error is a 400. */
const complaints: Record<string, readonly [line: string, code: RefusalCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'payloadTooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'payloadTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
};

/**
 * Answers what never became a request, in the shape of every other error: no handler saw it, so nobody else would. The
 * connection ends, since nothing says where a next request would begin.
 */
export function answerMalformedRequest({ code = '' }: { code?: string }, socket: Socket) {
  // An answer that has begun cannot be taken back, and a socket that is gone takes none.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  if (!socket.writable || answer?.headersSent) return void socket.destroy();
  const [line, error] = complaints[code] ?? ['400 Bad Request', 'badRequest'];
  const requestId = newId();
  const message = messageText(error, languageFrom(undefined));
  const body = JSON.stringify({ message, error, requestId });
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
