type Told = (sentBytes: number, allBytes: number) => void;

/** What the browser throws where nothing answered: callers tell the two ways of asking apart by nothing. */
const unanswered = (): TypeError => new TypeError('Failed to fetch');

/**
 * `fetch` for a body of files: told how much of it has left this computer. The browser's own can not say (a stream as body needs
 * HTTP/2), XMLHttpRequest can.
 */
export const fetchWithProgress =
  (onSent: Told): typeof globalThis.fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body = null, signal } = init;
      const request = new XMLHttpRequest();
      const abort = (): void => {
        request.abort();
        reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      request.open(method, input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      request.addEventListener('error', () => reject(unanswered()));
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        const type = request.getResponseHeader('content-type');
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(status === 204 ? null : responseText, {
            status,
            headers: { ...(type !== null && { 'content-type': type }), ...(retryAfter !== null && { 'retry-after': retryAfter }) },
          }),
        );
      });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
