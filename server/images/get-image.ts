import { getImage } from '#contract/stored-image.ts';
import { ok, refuse } from '#lib/result.ts';
import { notFound } from '../http/problem.ts';
import { bytesRoute, type PublicContext } from '../http/route.ts';
import { BlobDenied, type BlobStore } from './blob-store.ts';
import { derivedNames } from './image-limits.ts';
import { limitDecoding } from './limiter.ts';
import { loadSharp } from './load-sharp.ts';

/** GET /image/{name}: `<hash>.jpg` as stored, `<hash>-<width>.jpg` smaller. */
export const getImageRoute = bytesRoute(getImage, async ({ params: { name } }, { blobs, log }) => {
  const content = widthName.test(name) ? ((await readMade(blobs, name)) ?? (await makeWidth(blobs, name, log))) : await blobs.read(name);
  return content ? ok({ type: 'image/jpeg', content, isImmutable: true }) : refuse(notFound());
});

const widthName = /^(?<hash>[0-9a-f]{64})-(?<width>\d+)\.jpg$/u;

/** A width may rightly be absent, so being denied it is that: what it is made of tells which of the two it was. */
const readMade = async (blobs: BlobStore, name: string): Promise<Uint8Array | null> => {
  try {
    return await blobs.read(name);
  } catch (error) {
    if (error instanceof BlobDenied) return null;
    throw error;
  }
};

const makeWidth = async (blobs: BlobStore, name: string, log: PublicContext['log']): Promise<Uint8Array | null> => {
  const { hash, width } = widthName.exec(name)?.groups ?? {};
  if (!hash || !derivedNames(`${hash}.jpg`).includes(name)) return null;
  const whole = await blobs.read(`${hash}.jpg`);
  if (!whole) return null;
  const sharp = await loadSharp();
  const made = await limitDecoding(() =>
    sharp(whole)
      .resize({ width: Number(width), withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  // It is shown also where there is no room for it: it is made again then.
  await blobs.write(name, made).catch((error: unknown) => log.warn({ err: error }, 'a smaller picture could not be kept'));
  return made;
};
