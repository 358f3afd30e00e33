import { bothHeaders } from './test-app.ts';

export interface FormReply {
  readonly id: string;
  readonly message: string;
  readonly messageId?: string;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly key?: string;
  /** Fields that no console of ours sends. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** PUT /order/mediate as a browser sends it. */
export const replyByForm = async (
  origin: string,
  token: string,
  { id, message, messageId, files = [], key, extra = {} }: FormReply,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> => {
  const form = new FormData();
  const texts = { _id: id, message, ...(messageId && { messageId }), ...extra };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const { name, bytes } of files) form.append('image', new Blob([Uint8Array.from(bytes)]), name);
  const headers = { ...bothHeaders(token), ...(key && { 'idempotency-key': key }) };
  const answer = await fetch(`${origin}/v2/order/mediate`, { method: 'PUT', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
