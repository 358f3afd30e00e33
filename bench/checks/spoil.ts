import sharp, { type Sharp } from 'sharp';
import type { Spoilt } from '../../tests/labels/images.ts';

/** Sigmas of the labels are those of a picture of this size. */
const sideOfSigma = 1600;

interface Given {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
  readonly by: number;
}

type Spoiling = (given: Given) => Sharp | Promise<Sharp>;

const spoilings: Readonly<Record<Spoilt['how'], Spoiling>> = {
  blur: ({ picture, width, height, by }) => picture.blur((by * Math.max(width, height)) / sideOfSigma),
  enlarge: async ({ picture, width, by }) => sharp(await picture.resize({ width: by }).png().toBuffer()).resize({ width }),
  quality: ({ picture }) => picture,
  halve: ({ picture, width, by }) => picture.resize({ width: Math.round(width * by) }),
  crop: ({ picture, width, height, by }) => {
    const [left, top] = [Math.round(width * by), Math.round(height * by)];
    return picture.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  },
  mirror: ({ picture }) => picture.flop(),
  grey: ({ picture }) => picture.greyscale(),
  stamp: ({ picture, width, height, by }) => {
    const side = Math.round(Math.min(width, height) * by);
    const input = { create: { width: side, height: side, channels: 3, background: '#d02030' } } as const;
    return picture.composite([{ input, left: width - side - 10, top: height - side - 10 }]);
  },
  margin: ({ picture, width, height, by }) => {
    const edge = Math.round(Math.min(width, height) * by);
    return picture.extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#ffffff' });
  },
  brighten: ({ picture, by }) => picture.modulate({ brightness: by }),
};

/** Of a picture as it is seen, that is after its orientation is applied. */
export const seenSize = async (bytes: Uint8Array): Promise<readonly [width: number, height: number]> => {
  const { autoOrient } = await sharp(bytes).metadata();
  return [autoOrient.width, autoOrient.height];
};

/** What tests/labels/images.ts names, made of one picture. */
export const spoil = async (bytes: Uint8Array, { how, by }: Spoilt): Promise<Uint8Array> => {
  const [width, height] = await seenSize(bytes);
  const made = await spoilings[how]({ picture: sharp(bytes).autoOrient(), width, height, by });
  return made.jpeg({ quality: how === 'quality' ? by : 90 }).toBuffer();
};
