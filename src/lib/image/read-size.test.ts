import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSize } from './read-size.ts';

const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(24);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89_50_4e_47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

/** A JPEG up to its frame header, after segments of the given lengths. */
const jpeg = (width: number, height: number, frame: number, segments: readonly number[]): Uint8Array => {
  const head = segments.flatMap((length) => [0xff, 0xe1, length >> 8, length & 255, ...Array.from({ length: length - 2 }, () => 0x55)]);
  return Uint8Array.from([0xff, 0xd8, ...head, 0xff, 0xff, frame, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
};
const side = fc.integer({ min: 1, max: 65_535 });

test('a PNG says its size in its header', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(readSize(png(width, height))).toEqual({ width, height });
    }),
  );
});

test('a JPEG says it in its frame, whatever comes before', () => {
  const lengths = fc.array(fc.integer({ min: 2, max: 300 }), { maxLength: 5 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(0xc0, 0xc1, 0xc2), lengths, (width, height, frame, segments) => {
      expect(readSize(jpeg(width, height, frame, segments))).toEqual({ width, height });
    }),
  );
});

test('a header cut anywhere says nothing, and no bytes make it fail or wait', () => {
  const whole = jpeg(800, 600, 0xc0, [40]);
  for (let length = 0; length < whole.length - 2; length += 1) expect(readSize(whole.subarray(0, length))).toBeNull();
  const start = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xff], [0x89, 0x50, 0x4e, 0x47]);
  fc.assert(fc.property(start, fc.uint8Array({ maxLength: 400 }), (head, rest) => void readSize(Uint8Array.from([...head, ...rest]))));
});

test('sizes of zero, and a JPEG whose pixels come first, have no size', () => {
  expect(readSize(png(0, 10))).toBeNull();
  expect(readSize(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 2, 3, 4, 5, 6, 0xff, 0xc0, 0, 17, 8, 1, 1, 1, 1]))).toBeNull();
});
