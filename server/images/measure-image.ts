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
export const printOf = ({ data, width, height }: Pixels): string => {
  const meanOf = (column: number, row: number): number => {
    const [left, right] = [
      Math.floor((column * width) / 9),
      Math.max(Math.floor((column * width) / 9) + 1, Math.floor(((column + 1) * width) / 9)),
    ];
    const [top, bottom] = [
      Math.floor((row * height) / 8),
      Math.max(Math.floor((row * height) / 8) + 1, Math.floor(((row + 1) * height) / 8)),
    ];
    let sum = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
    return sum / ((right - left) * (bottom - top));
  };
  let print = '';
  for (let row = 0; row < 8; row += 1) {
    const means = Array.from({ length: 9 }, (_, column) => meanOf(column, row));
    // Noise of pressing a picture makes no edge.
    const bits = means.slice(0, 8).map((mean, at) => (mean > (means[at + 1] ?? 0) + 1 ? '1' : '0'));
    print += Number.parseInt(bits.join(''), 2).toString(16).padStart(2, '0');
  }
  return print;
};

const tileVariance = ({ data, width, height }: Pixels, row: number, column: number): number => {
  const top = Math.max(1, Math.floor((row * height) / tilesPerSide));
  const bottom = Math.min(height - 1, Math.floor(((row + 1) * height) / tilesPerSide));
  const left = Math.max(1, Math.floor((column * width) / tilesPerSide));
  const right = Math.min(width - 1, Math.floor(((column + 1) * width) / tilesPerSide));
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      const edge = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0) - 4 * (data[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};
