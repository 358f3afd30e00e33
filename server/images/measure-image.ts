import { whiteFrom } from './image-limits.ts';

/** Pixels row by row, one byte per channel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

const borderShare = 0.02;

/** Share of white pixels in a frame of 2 % of the shorter side, 0 to 1. */
export const whiteBorderOf = ({ data, width, height, channels }: Pixels): number => {
  const frame = Math.max(1, Math.round(Math.min(width, height) * borderShare));
  let white = 0;
  let all = 0;
  for (let y = 0; y < height; y += 1) {
    const isEdgeRow = y < frame || y >= height - frame;
    for (let x = 0; x < width; x += isEdgeRow || x !== frame - 1 ? 1 : Math.max(1, width - 2 * frame + 1)) {
      all += 1;
      if (isWhite(data, (y * width + x) * channels, channels)) white += 1;
    }
  }
  return all === 0 ? 0 : white / all;
};

const isWhite = (data: Uint8Array, at: number, channels: number): boolean => {
  for (let channel = 0; channel < channels; channel += 1) if ((data[at + channel] ?? 0) < whiteFrom) return false;
  return true;
};

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
