import type { Reason } from '#import/reason.ts';
import { foldText } from '#lib/fold-text.ts';

/** A stored image and the file it came from. */
export interface ImportImage {
  readonly file: string;
  /** Where it lies, with its folders. */
  readonly path: string;
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

const stepsOf = (path: string): readonly string[] => foldText(path).split(/[/\\]/u);
/** Of two paths, in how many names at their ends they agree: the file, its folder, the one above. */
const sharedEnd = (one: readonly string[], other: readonly string[]): number => {
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
};

const byKey = (images: readonly ImportImage[], keyOf: (image: ImportImage) => string): ReadonlyMap<string, readonly ImportImage[]> => {
  const found = new Map<string, ImportImage[]>();
  for (const image of images) found.set(keyOf(image), [...(found.get(keyOf(image)) ?? []), image]);
  return found;
};

/** Those a name may mean: of one folder or another, and by its own letters before any that differ by case and accents alone. */
const findFiles = (images: readonly ImportImage[]): ((path: string) => readonly ImportImage[]) => {
  const exact = byKey(images, ({ file }) => file);
  const folded = byKey(images, ({ file }) => foldText(file));
  return (path) => {
    const those = exact.get(fileOf(path)) ?? folded.get(foldText(fileOf(path))) ?? [];
    if (those.length < 2) return those;
    const near = those.map((image) => sharedEnd(stepsOf(image.path), stepsOf(path)));
    return those.filter((_, at) => near[at] === Math.max(...near));
  };
};

/** The names in a cell: one of each line, else parted by a bar, a semicolon or a comma, unless the whole line is the name of a file. */
const namesIn = (cell: string, find: ReturnType<typeof findFiles>): readonly string[] =>
  cell
    .split('\n')
    .flatMap((line) => (find(line.trim()).length > 0 ? [line] : line.split(/[|;,]/u)))
    .map((name) => name.trim())
    .filter((name) => fileOf(name) !== '');

const missing = (name: string): Reason => ({
  what: 'Imagem não encontrada',
  value: fileOf(name),
  hint: 'não está nas pastas de --images; a linha entra sem ela',
});
const several = (name: string): Reason => ({
  what: 'Mais de uma imagem com este nome',
  value: name,
  hint: 'diga também a pasta, como em SKU1/1.jpg; a linha entra sem ela',
});

/**
 * Which images a row gets: those it names and no others, else those named like its SKU (`ABC.jpg`, `ABC-2.jpg`, `ABC_3.png`), else two of those
 * that nobody names, dealt out in turn. What a row names belongs to no row that does not.
 *
 * @param cells Every picture cell of the file, those of refused rows too.
 */
export const createDealer = (images: readonly ImportImage[], cells: readonly string[], skus: readonly string[]) => {
  const find = findFiles(images);
  const named = new Set(cells.flatMap((cell) => namesIn(cell, find)).flatMap(find));
  const free = images.filter((image) => !named.has(image));
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
    if (names.length > 0) {
      // Copies of one picture are one.
      const found = names.map((name) => ({ name, stored: [...new Set(find(name).map((each) => each.name))] }));
      const notes = found.flatMap(({ name, stored }) => (stored.length === 1 ? [] : [stored.length === 0 ? missing(name) : several(name)]));
      const own = found.flatMap(({ stored }) => (stored.length === 1 ? stored : []));
      return { images: [...new Set(own)], areNamed: true, areDealt: false, notes };
    }
    const own = sku === null ? undefined : bySku.get(foldText(sku));
    if (own) return { images: own, areNamed: false, areDealt: false, notes: [] };
    const hand = Array.from({ length: Math.min(dealtEach, rest.length) }, (_, at) => rest[(dealt + at * 5) % rest.length]?.name ?? '');
    dealt += 1;
    return { images: [...new Set(hand)], areNamed: false, areDealt: hand.length > 0, notes: [] };
  };
};
