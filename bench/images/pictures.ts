import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createSeededRandom } from '#server/demo/seeded-random.ts';

const folders = ['../shared/data/images/scene', '../shared/data/images/white-bg'];
/** As large as most uploads are. */
const side = 1280;

/** Where there are no photographs: squares of many colours, which compress about as badly. */
const drawn = (seed: number): Promise<Buffer> => {
  const random = createSeededRandom(seed);
  const squares = Array.from(
    { length: 700 },
    () =>
      `<rect x="${random.int(0, side)}" y="${random.int(0, side)}" width="${random.int(10, 140)}" height="${random.int(10, 140)}" fill="hsl(${random.int(0, 359)} ${random.int(10, 90)}% ${random.int(15, 95)}%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

const sources = async (): Promise<readonly Buffer[]> => {
  if (!folders.every((folder) => existsSync(folder))) return Promise.all(Array.from({ length: 30 }, (_, at) => drawn(at)));
  const files = await Promise.all(folders.map(async (folder) => (await readdir(folder)).toSorted().map((name) => join(folder, name))));
  return Promise.all(files.flat().map((file) => readFile(file)));
};

/** So many pictures, no two the same and each time the same ones: parts of those there are, pressed anew. */
export const makePictures = async (count: number): Promise<readonly Buffer[]> => {
  const from = await sources();
  const made: Buffer[] = [];
  for (let at = 0; at < count; at += 1) {
    const random = createSeededRandom(at);
    const source = from[at % from.length] ?? Buffer.alloc(0);
    const { autoOrient } = await sharp(source).metadata();
    const share = 0.75 + 0.25 * random.share();
    const [width, height] = [Math.floor(autoOrient.width * share), Math.floor(autoOrient.height * share)];
    const left = Math.floor((autoOrient.width - width) * random.share());
    const top = Math.floor((autoOrient.height - height) * random.share());
    made.push(
      await sharp(source)
        .autoOrient()
        .extract({ left, top, width, height })
        .resize({ width: side, height: side, fit: 'outside' })
        .jpeg({ quality: 80 + (at % 13) })
        .toBuffer(),
    );
  }
  return made;
};
