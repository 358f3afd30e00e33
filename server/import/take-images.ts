import { basename } from 'node:path';
import type { ImageVerdict } from '#contract/sku.ts';
import { pictureFormat } from '#lib/image/picture-format.ts';
import type { Db } from '../db/open.ts';
import { analyseBytes } from '../images/analyse-bytes.ts';
import type { BlobStore } from '../images/blob-store.ts';
import { imageTexts } from '../images/image-texts.ts';
import { storeImage } from '../images/store-image.ts';
import type { ImportImage } from './deal-images.ts';
import { readSource } from './read-source.ts';

interface TakeDeps {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly now: Date;
}

export type ImageWarning = ImageVerdict['warnings'][number];

export interface TakenImages {
  readonly images: readonly ImportImage[];
  /** What is to be noticed of each of them; of one alone its listing says it. */
  readonly shared: readonly ImageWarning[];
  readonly refused: readonly { readonly file: string; readonly why: string }[];
}

/** Which format it is, and what to do: nobody sees it in the name of a photograph. */
const whyNotAllowed = async (bytes: Uint8Array): Promise<string> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const format = pictureFormat((await fileTypeFromBuffer(bytes))?.mime);
  return format === null ? imageTexts.notAllowed : `${imageTexts.notAllowed} (imagem ${format}; salve como JPG ou PNG)`;
};

/** Every file of the folders through the same door as an upload: analysed, drawn anew, kept. In the order of their names. */
export const takeImages = async (deps: TakeDeps, paths: readonly string[]): Promise<TakenImages> => {
  const images: ImportImage[] = [];
  const refused: { file: string; why: string }[] = [];
  const warned: (readonly ImageWarning[])[] = [];
  for (const path of paths) {
    const file = basename(path);
    const read = await readSource(path);
    if (!read.ok) {
      refused.push({ file, why: read.error });
      continue;
    }
    const { bytes } = read.value;
    const analysed = await analyseBytes(bytes, 'other');
    if (analysed.ok) {
      images.push({ file, path, name: await storeImage(deps, bytes) });
      warned.push(analysed.value.warnings);
    } else refused.push({ file, why: analysed.error === imageTexts.notAllowed ? await whyNotAllowed(bytes) : analysed.error });
  }
  const [first = [], ...others] = warned;
  return { images, refused, shared: others.length === 0 ? [] : first.filter((warning) => others.every((each) => each.includes(warning))) };
};
