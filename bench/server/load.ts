import { Agent, request } from 'node:http';

export interface Sent {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const exchange = (origin: string, agent: Agent, { method, path, headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = request(`${origin}${path}`, { agent, method, headers }, (incoming) => {
      incoming.resume();
      incoming.on('error', reject);
      incoming.on('end', () => {
        if (incoming.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${method} ${path}: ${incoming.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/**
 * So many connections, each asking again as soon as it was answered, until the time is over or `next` has nothing more.
 * @returns How long each answer took, in milliseconds. Any answer but 200 is thrown: a fast refusal is no figure.
 */
export const load = async (
  origin: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: () => Sent | null,
): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const connection = async (): Promise<void> => {
    for (let sent = next(); sent && performance.now() < end; sent = next()) times.push(await exchange(origin, agent, sent));
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return times;
};
