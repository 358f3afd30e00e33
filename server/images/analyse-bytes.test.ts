import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { isSamePicture } from '#checks/picture-print.ts';
import { analyseBytes, hashOf, lookAt } from './analyse-bytes.ts';
import { decodeImage } from './decode-image.ts';
import { imageTexts } from './image-texts.ts';

vi.mock('./decode-image.ts', { spy: true });

/** A dark chequered product on a background, sharp at its edges. */
const picture = (width: number, height: number, background = '#ffffff') => {
  const squares = Array.from(
    { length: 36 },
    (_, at) => `<rect x="${30 + (at % 6) * 7}%" y="${30 + Math.floor(at / 6) * 7}%" width="5%" height="5%" fill="#1b4489"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${squares.join('')}</svg>`,
    ),
  );
};
const jpeg = (width: number, height: number, background?: string): Promise<Buffer> =>
  picture(width, height, background).flatten({ background: '#ffffff' }).jpeg().toBuffer();

/** A PNG of one bit a pixel, all of them 0: drawing one so large takes seconds. */
const pngOfZeros = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const part = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    part.writeUInt32BE(data.length, 0);
    part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
    return part;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
};

const verdictOf = async (bytes: Uint8Array, role: 'cover' | 'other' = 'cover') => {
  const analysed = await analyseBytes(bytes, role);
  if (!analysed.ok) throw new Error(analysed.error);
  return analysed.value;
};

describe('a good picture', () => {
  test('has its facts measured, bound to its content', async () => {
    const bytes = await jpeg(1300, 1200);
    expect(await verdictOf(bytes)).toMatchObject({
      valid: true,
      hash: hashOf(bytes),
      format: 'jpeg',
      width: 1300,
      height: 1200,
      whiteBorder: 1,
      warnings: [],
    });
  });

  test('may be PNG, transparent where it is white', async () => {
    const bytes = await picture(1200, 1200, 'none').png().toBuffer();
    expect(await verdictOf(bytes)).toMatchObject({ format: 'png', whiteBorder: 1, warnings: [] });
  });

  test('is measured as it is seen: turned by its orientation', async () => {
    const bytes = await picture(1400, 700).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await verdictOf(bytes)).toMatchObject({ width: 700, height: 1400 });
  });
});

describe('warnings, not refusals', () => {
  test.each([
    [1199, ['under-1200']],
    [1200, []],
  ])('%i pixels wide: %j', async (width, expected) => {
    expect((await verdictOf(await jpeg(width, 700))).warnings).toEqual(expected);
  });

  test('a file over the 10 MB that the marketplace takes (decision 31), be the picture good', async () => {
    const bytes = await jpeg(1200, 1200);
    // What stands behind the end of a picture is part of its file and of nothing that is seen.
    const padded = (size: number): Buffer => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    expect((await verdictOf(padded(10 * 1024 * 1024))).warnings).toEqual([]);
    expect((await verdictOf(padded(10 * 1024 * 1024 + 1))).warnings).toEqual(['over-10mb']);
  });

  test('a tinted background counts on the cover only', async () => {
    const bytes = await jpeg(1200, 1200, '#dfe9f3');
    expect((await verdictOf(bytes, 'cover')).warnings).toEqual(['not-white']);
    expect((await verdictOf(bytes, 'other')).warnings).toEqual([]);
  });

  test.each([
    ['#f5f5f5', 1],
    ['#f4f4f4', 0],
  ])('a border of %s is white: %i', async (background, share) => {
    const bytes = await picture(1200, 1200, background).png().toBuffer();
    expect((await verdictOf(bytes)).whiteBorder).toBe(share);
  });

  test('out of focus', async () => {
    const sharpened = await jpeg(1200, 1200);
    const bytes = await sharp(sharpened).blur(12).jpeg().toBuffer();
    expect((await verdictOf(bytes)).warnings).toEqual(['blurred']);
  });
});

describe('refused, each with its text', () => {
  test.each([
    [249, 1200, imageTexts.tooSmall],
    [250, 500, imageTexts.tooSmall],
    [250, 501, null],
    [500, 500, imageTexts.tooSmall],
  ])('%i × %i: %j', async (width, height, expected) => {
    const analysed = await analyseBytes(await jpeg(width, height), 'cover');
    expect(analysed.ok ? null : analysed.error).toBe(expected);
  });

  test('other formats, whatever they are called', async () => {
    const gif = await picture(600, 600).gif().toBuffer();
    const webp = await picture(600, 600).webp().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>');
    for (const bytes of [gif, webp, svg, Buffer.from('%PDF-1.4'), Buffer.alloc(0), Buffer.from([0xff])]) {
      expect(await analyseBytes(bytes, 'cover')).toEqual({ ok: false, error: imageTexts.notAllowed });
    }
  });

  test('pictures cut short', async () => {
    const bytes = await jpeg(1200, 1200);
    expect(await analyseBytes(bytes.subarray(0, bytes.length / 2), 'cover')).toEqual({ ok: false, error: imageTexts.corrupt });
  });

  test('bombs, from the header: nothing is decoded', async () => {
    const bytes = pngOfZeros(12_000, 12_000);
    vi.mocked(decodeImage).mockClear();
    expect(await analyseBytes(bytes, 'cover')).toEqual({ ok: false, error: imageTexts.tooManyPixels });
    // Decoded it would be 144 MB.
    expect(decodeImage).not.toHaveBeenCalled();
  });
});

const shared = join(import.meta.dirname, '../../../shared/data/images');
const filesOf = (folder: string): readonly string[] => readdirSync(join(shared, folder)).toSorted();

describe.skipIf(!existsSync(shared))('real and hostile files (../shared/data/images)', () => {
  test.each(['attack', 'corrupt', 'formats', 'exif'])('every file of %s is judged, and never by an empty text', async (folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(5);
    const judged: { file: string; text: string | null }[] = [];
    for (const file of files) {
      const analysed = await analyseBytes(readFileSync(join(shared, folder, file)), 'cover');
      judged.push({ file, text: analysed.ok ? null : analysed.error });
    }
    const texts: ReadonlySet<string | null> = new Set([...Object.values(imageTexts), null]);
    expect(judged.filter(({ text }) => !texts.has(text))).toEqual([]);
  });

  test.each([
    ['attack/bomb_20000x20000_1bit.png', imageTexts.tooManyPixels],
    ['attack/bomb_60000x60000_1bit.png', imageTexts.tooManyPixels],
    ['attack/html_as_jpg.jpg', imageTexts.notAllowed],
    ['attack/svg_as_png.png', imageTexts.notAllowed],
    ['attack/truncated_half.jpg', imageTexts.corrupt],
    ['attack/huge_header_2147483647.png', imageTexts.corrupt],
    ['corrupt/pillow_truncated_image.png', imageTexts.corrupt],
    ['formats/filetype_fixture.apng', imageTexts.notAllowed],
    ['formats/filetype_fixture-mif1.heic', imageTexts.notAllowed],
  ])('%s: %s', async (file, expected) => {
    expect(await analyseBytes(readFileSync(join(shared, file)), 'cover')).toEqual({ ok: false, error: expected });
  });

  test('scenes have no white border, and none is called blurred', async () => {
    const verdicts = await Promise.all(filesOf('scene').map((file) => verdictOf(readFileSync(join(shared, 'scene', file)))));
    expect(verdicts.filter(({ warnings }) => warnings.includes('not-white')).length).toBe(verdicts.length - 1);
    expect(verdicts.filter(({ warnings }) => warnings.includes('blurred'))).toEqual([]);
  });
});

describe('the print of a picture', () => {
  const printOf = async (bytes: Uint8Array): Promise<string> => {
    const seen = await lookAt(bytes, 'cover');
    if (!seen.ok) throw new Error(seen.error);
    return seen.value.print;
  };

  test('is that of its copies: smaller, pressed harder, of another format', async () => {
    const original = await jpeg(1300, 1200);
    const copies = [
      sharp(original).resize(600).jpeg(),
      sharp(original).jpeg({ quality: 30 }),
      sharp(original).png(),
      sharp(original).modulate({ brightness: 0.95 }).jpeg(),
    ];
    for (const copy of copies) expect(isSamePicture(await printOf(original), await printOf(await copy.toBuffer()))).toBe(true);
  });

  test('is not that of its mirror image, nor of a part of it', async () => {
    const original = await sharp(await jpeg(1300, 1200))
      .extend({ left: 300, background: '#ffffff' })
      .toBuffer();
    const others = [sharp(original).flop(), sharp(original).extract({ left: 500, top: 300, width: 700, height: 600 })];
    for (const other of others) expect(isSamePicture(await printOf(original), await printOf(await other.jpeg().toBuffer()))).toBe(false);
  });

  test.skipIf(!existsSync(shared))('of each scene is its own', async () => {
    const prints = await Promise.all(filesOf('scene').map((file) => printOf(readFileSync(join(shared, 'scene', file)))));
    const twice = prints.flatMap((one, at) => prints.slice(at + 1).filter((other) => isSamePicture(one, other)));
    expect(twice).toEqual([]);
  });
});
