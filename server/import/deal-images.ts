import type { Reason } from '#import/reason.ts';
import { foldText } from '#lib/fold-text.ts';

/** A stored image and the file it came from. */
export interface ImportImage {
  readonly file: string;
  readonly name: string;
}

interface Dealt {
  /** Stored names, the cover first. */
  readonly images: readonly string[];
  /** Does the row itself say which are its own? */
  readonly areNamed: boolean;
  /** Were they dealt out, because nothing says whose they are? */
  readonly areDealt: boolean;
  /** What a row names and no folder has. */
  readonly notes: readonly Reason[];
}

/** 'C:\fotos\azul.png' names the file azul.png. */
const fileOf = (path: string): string => path.split(/[/\\]/u).at(-1) ?? path;
const stem = (file: string): string => foldText(file.replace(/\.[^.]*$/u, ''));
const dealtEach = 2;

const findFile = (images: readonly ImportImage[]): ((name: string) => ImportImage | undefined) => {
  const exact = new Map(images.map((image) => [image.file, image]));
  const folded = new Map(images.map((image) => [foldText(image.file), image]));
  return (name) => exact.get(name) ?? folded.get(foldText(name));
};

/** The names in a cell: one of each line, else parted by a bar, a semicolon or a comma, unless the whole line is the name of a file. */
const namesIn = (cell: string, find: ReturnType<typeof findFile>): readonly string[] =>
  cell
    .split('\n')
    .flatMap((line) => (find(fileOf(line.trim())) ? [line] : line.split(/[|;,]/u)))
    .map((name) => fileOf(name.trim()))
    .filter((name) => name !== '');

const missing = (name: string): Reason => ({
  what: 'Imagem não encontrada',
  value: name,
  hint: 'não está nas pastas de --images; a linha entra sem ela',
});

/**
 * Which images a row gets: those it names and no others, else those named like its SKU (`ABC.jpg`, `ABC-2.jpg`, `ABC_3.png`), else two of those
 * that nobody names, dealt out in turn. What a row names belongs to no row that does not.
 *
 * @param cells Every picture cell of the file, those of refused rows too.
 */
export const createDealer = (images: readonly ImportImage[], cells: readonly string[], skus: readonly string[]) => {
  const find = findFile(images);
  const named = new Set(cells.flatMap((cell) => namesIn(cell, find)).map((name) => find(name)?.file));
  const free = images.filter(({ file }) => !named.has(file));
  const known = new Set(skus.map(foldText));
  const skuOf = (file: string): string | undefined =>
    [stem(file), stem(file).replace(/[-_ ]\d{1,2}$/u, '')].find((name) => known.has(name));
  const bySku = new Map<string, readonly string[]>();
  for (const { file, name } of free) {
    const sku = skuOf(file);
    if (sku !== undefined) bySku.set(sku, [...(bySku.get(sku) ?? []), name]);
  }
  const rest = free.filter(({ file }) => skuOf(file) === undefined);
  let dealt = 0;
  return ({ imageCell, sku }: { readonly imageCell: string; readonly sku: string | null }): Dealt => {
    const names = namesIn(imageCell, find);
    if (names.length > 0)
      return {
        images: [...new Set(names.flatMap((name) => find(name)?.name ?? []))],
        areNamed: true,
        areDealt: false,
        notes: names.filter((name) => !find(name)).map(missing),
      };
    const own = sku === null ? undefined : bySku.get(foldText(sku));
    if (own) return { images: own, areNamed: false, areDealt: false, notes: [] };
    const hand = Array.from({ length: Math.min(dealtEach, rest.length) }, (_, at) => rest[(dealt + at * 5) % rest.length]?.name ?? '');
    dealt += 1;
    return { images: [...new Set(hand)], areNamed: false, areDealt: hand.length > 0, notes: [] };
  };
};
