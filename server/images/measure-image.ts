import type { Pixels } from '#lib/image/white-border.ts';

const tilesPerSide = 4;

/**
 * Variance of the Laplacian of a grey picture, of the sharpest of 16 tiles: a product on a plain background is flat nearly
 * everywhere, and only where it is matters. A picture out of focus has no sharp tile.
 */
export const sharpnessOf = (grey: Pixels): number => {
  let sharpest = 0;
  for (let row = 0; row < tilesPerSide; row += 1) {
    for (let column = 0; column < tilesPerSide; column += 1) sharpest = Math.max(sharpest, tileVariance(grey, row, column));
  }
  return sharpest;
};

/**
 * The print of a grey picture (dHash): of nine means in each of eight lines, is each brighter than the next? Made of the picture that is
 * measured anyhow, so that it costs no second decoding.
 */
export const printOf = (grey: Pixels): string => {
  let print = '';
  for (let row = 0; row < 8; row += 1) {
    const means = Array.from({ length: 9 }, (_, column) => meanOf(grey, column, row));
    // Noise of pressing a picture makes no edge.
    const bits = means.slice(0, 8).map((mean, at) => (mean > (means[at + 1] ?? 0) + 1 ? '1' : '0'));
    print += Number.parseInt(bits.join(''), 2).toString(16).padStart(2, '0');
  }
  return print;
};

const meanOf = ({ data, width, height }: Pixels, column: number, row: number): number => {
  const left = Math.floor((column * width) / 9);
  const right = Math.max(left + 1, Math.floor(((column + 1) * width) / 9));
  const top = Math.floor((row * height) / 8);
  const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / 8));
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    const end = y * width + right;
    for (let at = y * width + left; at < end; at += 1) sum += data[at] ?? 0;
  }
  return sum / ((right - left) * (bottom - top));
};

const tileVariance = ({ data, width, height }: Pixels, row: number, column: number): number => {
  const top = Math.max(1, Math.floor((row * height) / tilesPerSide));
  const bottom = Math.min(height - 1, Math.floor(((row + 1) * height) / tilesPerSide));
  const left = Math.max(1, Math.floor((column * width) / tilesPerSide));
  const right = Math.min(width - 1, Math.floor(((column + 1) * width) / tilesPerSide));
  let sum = 0;
  let squares = 0;
  for (let y = top; y < bottom; y += 1) {
    const end = y * width + right;
    let before = data[y * width + left - 1] ?? 0;
    let here = data[y * width + left] ?? 0;
    for (let at = y * width + left; at < end; at += 1) {
      const after = data[at + 1] ?? 0;
      const edge = before + after + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * here;
      sum += edge;
      squares += edge * edge;
      before = here;
      here = after;
    }
  }
  const count = Math.max(0, bottom - top) * Math.max(0, right - left);
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};
