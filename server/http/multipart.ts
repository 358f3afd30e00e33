import { MIMEType } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromHeader } from '#lib/header-text.ts';
import { createLimiter } from '#lib/limiter.ts';
import type { Sentence } from '../language/sentences.ts';

/** What stands beside a form as headers: the listing and its SKU (part 2, section 7), and the image behind the new ones and whose they are (ours). */
const named = ['sku', 'publish', 'before', 'owner'] as const;

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

const unreadable = 'The form can not be read';
const refusal = (statusCode: 400 | 415, text: string): Error => Object.assign(new Error(text), { statusCode });

/** Files of one field and the few texts beside them; a form of a hundred thousand parts is an attack. */
const mostParts = 20;

/** What stands between the parts, by its characters in RFC 2046; null where the type does not name one. */
const boundaryOf = (type: string): string | null => {
  try {
    const boundary = new MIMEType(type).params.get('boundary') ?? '';
    return /^[\w'()+,./:=?-]+$/u.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
};

/** Counted before anything is made of them. */
const hasTooManyParts = (bytes: Buffer, boundary: string): boolean => {
  let parts = -1;
  for (let at = bytes.indexOf(boundary); at >= 0 && parts <= mostParts; at = bytes.indexOf(boundary, at + boundary.length)) parts += 1;
  return parts > mostParts;
};

/** A form of fifty megabytes is several times as much while it is read: two at once leave room for everybody else. */
const limitReading = createLimiter(2);

const readForm = async (bytes: Buffer, type: string): Promise<FormData> => {
  const boundary = boundaryOf(type);
  if (boundary === null) throw refusal(400, unreadable);
  if (hasTooManyParts(bytes, boundary)) throw refusal(400, 'The form has too many parts');
  try {
    // By the boundary that was counted: of a crafted type two readers may take two.
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
    return await new Response(Uint8Array.from(bytes), { headers }).formData();
  } catch {
    throw refusal(400, unreadable);
  }
};

type Body = Map<string, string | string[]>;

const append = (body: Body, name: string, value: string): void => {
  const held = body.get(name);
  if (Array.isArray(held)) held.push(value);
  else body.set(name, [value]);
};

const bodyOf = async (bytes: Buffer, type: string): Promise<Body> => {
  const form = await readForm(bytes, type);
  const body: Body = new Map();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') body.set(name, body.get(name) ?? value);
    else {
      append(body, `${name}Names`, value.name);
      append(body, name, Buffer.from(await value.arrayBuffer()).toString('base64'));
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
