import { basename, extname } from 'node:path';
import { foldText } from '#lib/fold-text.ts';

/** A stored image and the file it came from. */
export interface ImportImage {
  readonly file: string;
  readonly name: string;
}

const stem = (file: string): string => foldText(basename(file, extname(file)));
const dealtEach = 2;

/**
 * Which images a row gets: the file it names, those named like its SKU (`ABC.jpg`, `ABC-2.jpg`, `ABC_3.png`), else two of those that no
 * row names, dealt out in turn.
 */
export const createDealer = (images: readonly ImportImage[], skus: readonly string[]) => {
  const byFile = new Map(images.map((image) => [foldText(basename(image.file)), image.name]));
  const known = new Set(skus.map(foldText));
  const skuOf = (file: string): string | null =>
    [stem(file), stem(file).replace(/[-_ ]\d{1,2}$/u, '')].find((name) => known.has(name)) ?? null;
  const bySku = new Map<string, readonly string[]>();
  for (const { file, name } of images) {
    const sku = skuOf(file);
    if (sku !== null) bySku.set(sku, [...(bySku.get(sku) ?? []), name]);
  }
  const rest = images.filter(({ file }) => skuOf(file) === null);
  let dealt = 0;
  return ({ image, sku }: { readonly image: string | null; readonly sku: string | null }): readonly string[] => {
    const named = image === null ? undefined : byFile.get(foldText(basename(image)));
    if (named !== undefined) return [named];
    const own = sku === null ? undefined : bySku.get(foldText(sku));
    if (own) return own;
    if (rest.length === 0) return [];
    const hand = Array.from({ length: Math.min(dealtEach, rest.length) }, (_, at) => rest[(dealt + at * 5) % rest.length]?.name);
    dealt += 1;
    return [...new Set(hand.flatMap((name) => name ?? []))];
  };
};
