import { ok, refuse, type Result } from '#lib/result.ts';

/** What a service outside answered, whatever its status. */
export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Nobody was reached, so nothing was asked; or it was asked, and broke off, took too long, or would not end. */
export type OutsideSilent = 'unreachable' | 'broken' | 'late' | 'too large';

interface Patience {
  readonly ms: number;
  readonly mostBytes: number;
}

const readAtMost = async (response: Response, most: number): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > most) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/** How the system says that no connection came about. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const wasConnected = ({ cause }: Error): boolean =>
  !(cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && unconnected.has(cause.code));

const whySilent = (error: unknown): OutsideSilent | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError') return 'late';
  // fetch: nobody there, it broke off, or it sent us elsewhere.
  if (!(error instanceof TypeError)) return null;
  return wasConnected(error) ? 'broken' : 'unreachable';
};

/** Asks a service that an operator named in a setting. It may be away, slow or endless: none of that is a defect of ours. */
export const askOutside = async (
  url: string,
  init: RequestInit,
  { ms, mostBytes }: Patience,
): Promise<Result<OutsideAnswer, OutsideSilent>> => {
  try {
    // Where the setting points is where we go: an answer can not send us into our own network.
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ms) });
    const bytes = await readAtMost(response, mostBytes);
    return bytes ? ok({ status: response.status, headers: response.headers, bytes }) : refuse('too large');
  } catch (error) {
    const why = whySilent(error);
    if (why === null) throw error;
    return refuse(why);
  }
};
