import type { Transport } from './send-request.ts';

export type UploadProgress = (sent: number, total: number) => void;

/** Replaces `fetch`, which reports no upload progress. */
export const uploadTransport =
  (onProgress: UploadProgress): Transport =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'arraybuffer';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
      request.addEventListener('load', () => resolve(answerOf(request)));
      for (const end of ['error', 'abort', 'timeout'])
        request.addEventListener(end, () => reject(new TypeError(`upload ${end}`)));
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      if (signal?.aborted) return reject(new TypeError('upload abort'));
      request.send(body as XMLHttpRequestBodyInit);
    });

function answerOf(request: XMLHttpRequest) {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const { status, statusText } = request;
  const body = status === 204 ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers: headers as [string, string][] });
}
