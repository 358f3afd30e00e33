import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadListingImages } from '#contract/listing-calls.ts';
import { ProblemBody } from '#contract/problem.ts';
import { imageTexts } from '#server/images/image-texts.ts';
import { insertListing } from '../support/listings.ts';
import { bothHeaders, newId, openTestApp, type TestApp } from '../support/test-app.ts';

const shared = join(import.meta.dirname, '../../../shared/data/images');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(shared, folder))
    .filter((file) => !file.startsWith('LICENSE'))
    .toSorted();

const { notAllowed, corrupt, tooManyPixels, tooSmall } = imageTexts;

/** Decided by content and never by name (reliability, inputs 97 to 106). What is named here is refused, with these words; the others are taken. */
const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  attack: {},
  corrupt: {},
  exif: {},
  formats: {},
  scene: {},
  'white-bg': {},
};

let app: TestApp;
let origin: string;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.listen();
  headers = bothHeaders(await app.tokenOf('seller'));
});
afterAll(() => app.close());

/** One file through POST /publish/image, under the name it has, to a listing of its own: the address it got, or why it was refused. */
const upload = async (folder: string, file: string): Promise<{ readonly url: string } | { readonly why: string }> => {
  const publish = newId('corpus', () => true);
  await insertListing(app.db, publish, 'ana', 'processing');
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(readFileSync(join(shared, folder, file)))]), file);
  const answer = await fetch(`${origin}/v2/publish/image`, {
    method: 'POST',
    body: form,
    headers: { ...headers, publish, sku: `COD-${publish}` },
  });
  const body: unknown = await answer.json();
  if (answer.status === 400) return { why: ProblemBody.parse(body).message };
  expect([file, answer.status]).toEqual([file, 200]);
  const [url = ''] = uploadListingImages.reply.parse(body).images;
  return { url };
};

const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer());

describe.skipIf(!existsSync(shared))('real and hostile files (../shared/data/images) through the door of listing images', () => {
  test.each(Object.keys(refused))('%s: each is taken and drawn anew, or refused in words', { timeout: 240_000 }, async (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(5);
    const whys: Record<string, string> = {};
    for (const file of files) {
      const outcome = await upload(folder, file);
      if ('why' in outcome) whys[file] = outcome.why;
      else {
        const bytes = await bytesAt(outcome.url);
        const { format, exif, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
        // Upright, no larger than the marketplace keeps, and nothing left of where it was taken or of what hid behind it (104, 105, 99, 100).
        expect([file, format, exif, orientation, Math.max(width, height) <= 1920]).toEqual([file, 'jpeg', undefined, undefined, true]);
        expect([file, /<script|<\?php|%PDF|PK\u0003\u0004/iu.test(bytes.toString('latin1'))]).toEqual([file, false]);
      }
    }
    expect(whys).toEqual(refused[folder]);
  });
});
void [notAllowed, corrupt, tooManyPixels, tooSmall];
