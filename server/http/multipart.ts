import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromHeader } from '#lib/header-text.ts';

/** What stands beside a form as headers: the listing and its SKU (part 2, section 7), and the image behind the new ones (ours). */
const named = ['sku', 'publish', 'before'] as const;

const namedBy = ({ headers }: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    named.flatMap((name) => {
      const text = headers[name];
      return typeof text === 'string' ? [[name, fromHeader(text)]] : [];
    }),
  );

const readForm = async (bytes: Buffer, type: string): Promise<FormData> => {
  try {
    return await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw Object.assign(new Error('The form can not be read'), { statusCode: 400 });
  }
};

/**
 * A form with files becomes the body that the contract describes: its texts, what its headers name, and under each name a list of
 * files in base64. A call that expects another body refuses it like any other wrong one.
 */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const form = await readForm(bytes, request.headers['content-type'] ?? '');
    const body = new Map<string, string | string[]>(Object.entries(namedBy(request)));
    for (const name of new Set(form.keys())) {
      const values = form.getAll(name);
      const files = await Promise.all(
        values.filter((value) => typeof value !== 'string').map(async (file) => Buffer.from(await file.arrayBuffer()).toString('base64')),
      );
      const text = values.find((value) => typeof value === 'string');
      if (files.length > 0) body.set(name, files);
      else if (text !== undefined && !body.has(name)) body.set(name, text);
    }
    return Object.fromEntries(body);
  });
};
