import { saidIn } from '#lib/said-in.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';
import { askOutside, type OutsideSilent } from '../outside/ask-outside.ts';
import { asSaid, type Words } from '../http/problem.ts';
import type { Sentence } from '../language/sentences.ts';
import { labelMs } from './render-label.ts';

/** Part 2, section 7, 'Shipping label render'. */
const patience = { ms: labelMs, mostBytes: 5 * 1024 * 1024 };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Where the service is, and the token it knows us by: an operator's, never a person's session. */
export interface LabelService {
  readonly url: string;
  readonly token: string | null;
}

/** `{token}` in the setting is the token's place; without it the token is the end of the path. */
const serviceUrl = ({ url, token }: LabelService): string => {
  if (token === null) return url;
  const place = encodeURIComponent(token);
  return url.includes('{token}') ? url.replaceAll('{token}', place) : `${url.replace(/\/$/u, '')}/${place}`;
};

const whySilent = (silent: OutsideSilent): Sentence => {
  switch (silent) {
    case 'unreachable':
    case 'broken':
      return 'O serviço de etiquetas não respondeu';
    case 'late':
      return 'O serviço de etiquetas demorou mais de 20 segundos';
    case 'too large':
      return 'O serviço de etiquetas respondeu com um arquivo grande demais';
    default:
      return unreachable(silent);
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Without the address we asked at: it holds the token (reliability 118). */
const said = (bytes: Buffer, status: number, token: string | null): string => {
  const text = bytes.subarray(0, 4096).toString('utf8');
  const message = saidIn(parsed(text), text) ?? `HTTP ${status}`;
  return token === null ? message : message.replaceAll(token, '…');
};

/** Sends the label's text form-encoded and takes its picture, in base64; or says in Portuguese, or in the service's words, what went wrong. */
export const askLabelService = async (service: LabelService, zpl: string): Promise<Result<string, Words>> => {
  const init = { method: 'POST', headers: { accept: 'image/png' }, body: new URLSearchParams({ label: zpl }) };
  const answer = await askOutside(serviceUrl(service), init, patience);
  if (!answer.ok) return refuse(whySilent(answer.error));
  const { status, bytes } = answer.value;
  // Some say 200 and send their error as text.
  const isPicture = status >= 200 && status < 300 && bytes.subarray(0, pngSignature.length).equals(pngSignature);
  return isPicture ? ok(bytes.toString('base64')) : refuse(asSaid(said(bytes, status, service.token)));
};
