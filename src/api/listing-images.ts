import type { z } from 'zod';
import { uploadListingImages } from '#contract/listing-calls.ts';
import { toHeader } from '#lib/header-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Api, Problem } from './client.ts';
import { sendAgain, type Pause } from './send-again.ts';

/** A file that waits to be sent. */
export interface WaitingImage {
  readonly key: string;
  readonly file: File;
  /** Address of the image that stands behind it; null for the last. */
  readonly before: string | null;
}

interface ImageUpload {
  readonly sku: string;
  readonly publish: string;
  /** They are of the listing itself, and of no variation with its SKU. */
  readonly isOwn?: boolean;
  readonly files: readonly WaitingImage[];
  /**
   * A name for each sending: its three tries are one. The next press is another, since the server keeps a refusal by its name and what
   * caused it may be gone; a picture that arrived after all is there once by its content.
   */
  readonly newId: () => string;
  readonly signal?: AbortSignal;
  /** How many of them are there. */
  readonly onProgress?: (sent: number) => void;
  /** Where one of them is now. */
  readonly onStored?: (image: WaitingImage, url: string) => void;
  readonly pause?: Pause;
}

/** What was sent before one file could not be, and why not. */
export interface ImageUploadStopped {
  readonly sent: readonly string[];
  readonly at: string;
  readonly problem: Problem;
}

type Uploaded = z.output<typeof uploadListingImages.reply>;

const sendOne = (api: Api, { file, before }: WaitingImage, upload: ImageUpload): Promise<Result<Uploaded, Problem>> => {
  const { sku, publish, isOwn, newId, signal, pause } = upload;
  const idempotencyKey = newId();
  return sendAgain(() => {
    const body = new FormData();
    body.append('image', file, file.name);
    const form = {
      body,
      headers: {
        sku: toHeader(sku),
        publish: toHeader(publish),
        ...(before !== null && { before: toHeader(before) }),
        ...(isOwn && { owner: 'listing' }),
      },
    };
    return api.send(uploadListingImages, {}, { form, idempotencyKey, ...(signal && { signal }) });
  }, pause);
};

/**
 * POST /publish/image, one file after the other, so that what arrived is known when one does not. Answers how the listing then stands;
 * null when there was nothing to send.
 */
export const uploadVariationImages = async (api: Api, upload: ImageUpload): Promise<Result<Uploaded | null, ImageUploadStopped>> => {
  const sent: string[] = [];
  let last: Uploaded | null = null;
  for (const waiting of upload.files) {
    const answer = await sendOne(api, waiting, upload);
    if (!answer.ok) return refuse({ sent, at: waiting.key, problem: answer.error });
    last = answer.value;
    const [url] = last.sent;
    if (url !== undefined) upload.onStored?.(waiting, url);
    sent.push(waiting.key);
    upload.onProgress?.(sent.length);
  }
  return ok(last);
};
