import type { z } from 'zod';
import { uploadListingImages } from '#contract/listing-calls.ts';
import { backoffMs } from '#lib/backoff.ts';
import { toHeader } from '#lib/header-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Api, Problem } from './client.ts';

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
  /** Waits between tries; a test does not. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** What was sent before one file could not be, and why not. */
export interface ImageUploadStopped {
  readonly sent: readonly string[];
  readonly at: string;
  readonly problem: Problem;
}

type Uploaded = z.output<typeof uploadListingImages.reply>;

/** Row LST-7: tried three times, then said. */
const tries = 3;
const range = { firstMs: 500, longestMs: 8000 };
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const helpsAgain = (problem: Problem): boolean => problem.type === 'Unreachable' || problem.type === 'Broken';
const waitOf = (problem: Problem, failures: number): number =>
  Math.max(problem.type === 'Broken' ? (problem.retryAfterMs ?? 0) : 0, backoffMs(failures, range, Math.random()));

const sendOne = async (api: Api, { file, before }: WaitingImage, upload: ImageUpload): Promise<Result<Uploaded, Problem>> => {
  const { sku, publish, newId, signal, pause = wait } = upload;
  const idempotencyKey = newId();
  for (let failures = 1; ; failures += 1) {
    const body = new FormData();
    body.append('image', file, file.name);
    const form = {
      body,
      headers: { sku: toHeader(sku), publish: toHeader(publish), ...(before !== null && { before: toHeader(before) }) },
    };
    const answer = await api.send(uploadListingImages, {}, { form, idempotencyKey, ...(signal && { signal }) });
    if (answer.ok || !helpsAgain(answer.error) || failures === tries) return answer;
    await pause(waitOf(answer.error, failures));
  }
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
