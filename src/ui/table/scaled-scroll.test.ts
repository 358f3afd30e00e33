import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barFor, canvasOf, placeAt, scrolled, type Extent, type Place } from './scaled-scroll.ts';

const extent: fc.Arbitrary<Extent> = fc.record({
  full: fc.integer({ min: 0, max: 400_000_000 }),
  view: fc.integer({ min: 200, max: 2000 }),
});
const lastBarOf = (each: Extent): number => Math.max(0, canvasOf(each) - each.view);
const lastOf = ({ full, view }: Extent): number => Math.max(0, full - view);
const start: Place = { at: 0, bar: 0 };

test('no canvas is higher than every browser can scroll', () => {
  fc.assert(
    fc.property(extent, (each) => {
      expect(canvasOf(each)).toBeLessThanOrEqual(16_000_000);
    }),
  );
});

test('the first and the last row are reached by pulling the bar to its ends', () => {
  fc.assert(
    fc.property(extent, (each) => {
      expect(scrolled(start, lastBarOf(each), each).at).toBeCloseTo(lastOf(each), 3);
      expect(scrolled(placeAt(lastOf(each), each), 0, each).at).toBe(0);
    }),
  );
});

test('wheel notches move the rows pixel by pixel, through the whole height, and never show beyond either end', () => {
  fc.assert(
    fc.property(
      extent,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.integer({ min: -9000, max: 9000 }), { maxLength: 40 }),
      (each, from, steps) => {
        let place = placeAt(from * lastOf(each), each);
        for (const step of steps) {
          // The browser keeps the element's own scroll position within its canvas.
          const bar = Math.min(Math.max(0, place.bar + step), lastBarOf(each));
          const next = scrolled(place, bar, each);
          const wanted = Math.min(Math.max(0, place.at + step), lastOf(each));
          expect(Math.abs(next.at - wanted)).toBeLessThan(1);
          place = next;
        }
      },
    ),
  );
});

test('the bar is never far from the truth, and at the truth near both ends', () => {
  fc.assert(
    fc.property(extent, fc.array(fc.integer({ min: -9000, max: 9000 }), { maxLength: 200 }), fc.nat({ max: 1000 }), (each, steps, from) => {
      let place = placeAt((from / 1000) * lastOf(each), each);
      for (const step of steps) {
        place = scrolled(place, Math.min(Math.max(0, place.bar + step), lastBarOf(each)), each);
        expect(Math.abs(barFor(place.at, each) - place.bar)).toBeLessThanOrEqual(100_000);
        expect(place.at < 1000 ? Math.abs(place.bar - place.at) : 0).toBeLessThan(1);
      }
    }),
  );
});

test('going to a pixel and reading the bar there are the same place', () => {
  fc.assert(
    fc.property(extent, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
      const place = placeAt(share * lastOf(each), each);
      expect(Math.abs(scrolled(start, place.bar, each).at - place.at)).toBeLessThan(place.bar > 10_000 ? 0.01 : 10_000);
      expect(place.bar).toBeGreaterThanOrEqual(0);
      expect(place.bar).toBeLessThanOrEqual(lastBarOf(each) + 0.001);
    }),
  );
});

test.each([
  ['first', -9000, 260_000, 0],
  ['last', 9000, 36_000_000 - 499 - 260_000, 36_000_000 - 499],
])('the %s row is reached by the wheel alone, from where the bar was still allowed to lie', (_which, notch, from, end) => {
  const long: Extent = { full: 36_000_000, view: 499 };
  let place = placeAt(from, long);
  for (let each = 0; each < 40; each += 1) place = scrolled(place, Math.min(Math.max(0, place.bar + notch), lastBarOf(long)), long);
  expect(place.at).toBe(end);
});
