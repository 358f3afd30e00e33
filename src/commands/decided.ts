import { z } from 'zod';

/** Which thing, and the version the person had before their eyes (If-Match). */
export const decided = { _id: z.string().min(1), version: z.int().positive() };

export const prefillDecided = ({ _id, version }: { readonly _id: string; readonly version: number }) => ({ _id, version });

export interface Once {
  readonly idempotencyKey: string;
  readonly ifMatch: number;
}

/** However often it is sent it happens once, and only to what was seen. */
export const once = (intentId: string, version: number): Once => ({ idempotencyKey: intentId, ifMatch: version });
