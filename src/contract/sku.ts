import { z } from 'zod';
import { byId, call, everyRole } from './call.ts';

export const findSku = call('findSku', 'GET /sku/find/one', {
  roles: everyRole,
  query: z.object({ sku: z.string().min(1).max(120), seller: z.string().min(1).max(64) }),
  reply: z.string(),
});

const Sku = z.object({
  _id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  sellerId: z.string(),
  warning: z.string().optional(),
});

export const getSku = call('getSku', 'GET /sku/{id}', { roles: everyRole, params: byId, reply: Sku });

/** Where an image is shown: the cover is judged strictest (domain, 5.3). */
export const ImageRole = z.enum(['cover', 'variation', 'other']);
export type ImageRole = z.infer<typeof ImageRole>;

/** The measured facts of a valid image; `hash` (SHA-256 hex of the bytes) binds the result to the content (decision 17). */
export const ImageVerdict = z.object({
  valid: z.literal(true),
  hash: z.string(),
  format: z.enum(['jpeg', 'png']),
  width: z.int(),
  height: z.int(),
  whiteBorder: z.number(),
  sharpness: z.number(),
  warnings: z.array(z.enum(['under-1200', 'blurred', 'not-white', 'over-10mb'])),
});
export type ImageVerdict = z.infer<typeof ImageVerdict>;

/** What the analyser says of one image: measured facts, or the error under the image (part 2, section 5). */
export type ImageAnalysis =
  | { readonly valid: true; readonly verdict: ImageVerdict | null }
  | { readonly valid: false; readonly error: string };

/** Base64 without the data-URL prefix. `role` is ours. A string answer is the error; any other answer means valid (part 2, section 5). */
export const analyseImage = call('analyseImage', 'POST /sku/IAanaliser', {
  roles: everyRole,
  body: z.object({ image: z.string().min(1), role: ImageRole.optional() }),
  reply: z.union([z.string(), ImageVerdict, z.looseObject({})]),
});
