import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromHeader } from '#lib/header-text.ts';
import { createLimiter } from '../images/limiter.ts';
import type { Sentence } from '../language/sentences.ts';

/** What stands beside a form as headers: the listing and its SKU (part 2, section 7), and the image behind the new ones (ours). */
const named = ['sku', 'publish', 'before'] as const;

const namedBy = ({ headers }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    named.flatMap((name) => {
      const text = headers[name];
      return typeof text === 'string' ? [[name, fromHeader(text)]] : [];
    }),
  );

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is a form with files; any other call refuses one before it is read. */
    takesForm?: boolean;
    /** What a person is told of a body that is too large. */
    tooLargeText?: Sentence;
  }
}

const refusal = (statusCode: 400 | 415, text: string): Error => Object.assign(new Error(text), { statusCode });

/** Files of one field and the few texts beside them; a form of a hundred thousand parts is an attack. */
const mostParts = 20;

/** Counted before anything is made of them. */
const hasTooManyParts = (bytes: Buffer, type: string): boolean => {
  const boundary = /boundary="?([^";]+)"?/iu.exec(type)?.[1];
  if (boundary === undefined) return false;
  let parts = -1;
  for (let at = bytes.indexOf(boundary); at >= 0 && parts <= mostParts; at = bytes.indexOf(boundary, at + boundary.length)) parts += 1;
  return parts > mostParts;
};

/** A form of fifty megabytes is several times as much while it is read: two at once leave room for everybody else. */
const limitReading = createLimiter(2);

const readForm = async (bytes: Buffer, type: string): Promise<FormData> => {
  if (hasTooManyParts(bytes, type)) throw refusal(400, 'The form has too many parts');
  try {
    return await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw refusal(400, 'The form can not be read');
  }
};

const namesIn = (body: ReadonlyMap<string, string | string[]>, name: string): readonly string[] => {
  const held = body.get(`${name}Names`);
  return Array.isArray(held) ? held : [];
};

const bodyOf = async (bytes: Buffer, type: string): Promise<ReadonlyMap<string, string | string[]>> => {
  const form = await readForm(bytes, type);
  const body = new Map<string, string | string[]>();
  for (const [name, value] of form.entries()) {
    const held = body.get(name);
    if (typeof value === 'string') body.set(name, held ?? value);
    else {
      body.set(`${name}Names`, [...namesIn(body, name), value.name]);
      const file = Buffer.from(await value.arrayBuffer()).toString('base64');
      body.set(name, Array.isArray(held) ? [...held, file] : [file]);
    }
  }
  return body;
};

/**
 * A form with files becomes the body that the contract describes: its texts, what its headers name, and under each name a list of
 * files in base64, beside them their names as `<name>Names`. A call that expects another body refuses a form unread.
 */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    if (request.routeOptions.config.takesForm !== true) throw refusal(415, 'This call takes no form');
    const body = await limitReading(() => bodyOf(bytes, request.headers['content-type'] ?? ''));
    // What a header names is not for the form to say.
    return Object.fromEntries([...body, ...Object.entries(namedBy(request))]);
  });
};
