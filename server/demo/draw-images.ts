import { cpus } from 'node:os';
import { loadSharp } from '../images/load-sharp.ts';
import { createSeededRandom } from './seeded-random.ts';
import { paints, renderSvg, type Scene } from './drawing/paint.ts';
import type { Kind } from './kind.ts';

/** A JPEG, square. */
interface Picture {
  readonly bytes: Buffer;
  readonly side: number;
}

/** Pictures of one product in one colour: the cover first, then a closer look. */
export interface DrawnImages {
  readonly kind: string;
  readonly colour: string;
  readonly images: readonly Picture[];
  /** Some are what a reviewer should notice. */
  readonly flaw: 'none' | 'small' | 'blurred' | 'tinted';
}

const backgrounds = ['#dfe9f3', '#f3e6da', '#e4efe4', '#efe4ef'] as const;
const side = 1200;

/** One picture in eight has a flaw, always the same ones. */
const flawOf = (at: number): DrawnImages['flaw'] => (({ 5: 'tinted', 13: 'blurred', 21: 'small' }) as const)[at % 24] ?? 'none';

const draw = async (kind: Kind, colour: string, at: number): Promise<DrawnImages> => {
  const paint = paints[colour];
  if (!paint) throw new Error(`No paint called ${colour}`);
  const random = createSeededRandom(at + 1);
  const flaw = flawOf(at);
  const cover = {
    paint,
    background: flaw === 'tinted' ? random.pick(backgrounds) : '#ffffff',
    size: flaw === 'small' ? 520 : side,
    zoom: 0.82 + random.share() * 0.1,
    turn: random.int(-6, 6),
  };
  const closerSide = at % 24 === 4 ? 800 : side;
  const closer = { ...cover, background: random.pick(backgrounds), size: closerSide, zoom: 1.5, turn: random.int(-14, 14) };
  const scenes: readonly Scene[] = at % 2 === 0 ? [cover, closer] : [cover];
  return {
    kind: kind.key,
    colour,
    flaw,
    images: await Promise.all(
      scenes.map(async (scene) => ({ bytes: await toJpeg(renderSvg(kind.draw, scene), flaw === 'blurred'), side: scene.size })),
    ),
  };
};

const toJpeg = async (svg: string, isBlurred: boolean): Promise<Buffer> => {
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  return (isBlurred ? picture.blur(9) : picture).jpeg({ quality: 82 }).toBuffer();
};

/** Draws every kind in its first colours; as many at once as there are processors. */
export const drawImages = async (kinds: readonly Kind[], coloursEach: number): Promise<readonly DrawnImages[]> => {
  const wanted = kinds.flatMap((kind) => kind.colours.slice(0, coloursEach).map((colour) => ({ kind, colour })));
  const drawn: DrawnImages[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < wanted.length; at = next++) {
      const each = wanted[at];
      if (each) drawn[at] = await draw(each.kind, each.colour, at);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, work));
  return drawn;
};
