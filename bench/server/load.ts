import { Client, type Dispatcher } from 'undici';

export interface Sent {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const exchange = (client: Client, { method, path, headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    let status = 0;
    const answered: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, code) => void (status = code),
      onResponseData: () => undefined,
      onResponseEnd: () => {
        if (status === 200) resolve(performance.now() - start);
        else reject(new Error(`${method} ${path}: ${status}`));
      },
      onResponseError: (_controller, error) => reject(error),
    };
    client.dispatch({ method, path, headers: headers ?? {}, body: body ?? null }, answered);
  });

/**
 * So many connections, each asking again as soon as it was answered, until the time is over or `next` has nothing more. By undici, below
 * its promises and streams: whoever asks shares two cores with the server and its database, and Node's own client took a quarter of them.
 * @returns How long each answer took, in milliseconds. Any answer but 200 is thrown: a fast refusal is no figure.
 */
export const load = async (
  origin: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: () => Sent | null,
): Promise<readonly number[]> => {
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const ask = async (client: Client): Promise<void> => {
    for (let sent = next(); sent && performance.now() < end; sent = next()) times.push(await exchange(client, sent));
  };
  try {
    await Promise.all(clients.map(ask));
  } finally {
    await Promise.all(clients.map((client) => client.destroy()));
  }
  return times;
};
