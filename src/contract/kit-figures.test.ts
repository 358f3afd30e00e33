import { expect, test } from 'vitest';
import { kitFigures, type KitPiece } from './kit-figures.ts';

const piece = (given: Partial<KitPiece> = {}): KitPiece => ({
  quantity: 1,
  dimensions: { height: 30, width: 10, depth: 20, weight: 400 },
  price: 1000,
  stock: 9,
  ...given,
});

test('stock is what the scarcest piece allows, in whole kits', () => {
  expect(kitFigures([piece({ quantity: 2, stock: 9 }), piece({ quantity: 1, stock: 7 })], 0).stock).toBe(4);
  expect(kitFigures([piece({ quantity: 3, stock: 2 }), piece({ stock: 100 })], 0).stock).toBe(0);
  expect(kitFigures([], 0).stock).toBe(0);
});

test('pieces lie on their largest face one on another, and weigh together', () => {
  const flat = piece({ quantity: 2, dimensions: { height: 1.1, width: 40, depth: 15, weight: 100.5 } });
  expect(kitFigures([flat, piece()], 0).dimensions).toEqual({ height: 12.2, width: 20, depth: 40, weight: 601 });
});

test('what nobody measured or weighed is not guessed', () => {
  const unmeasured = piece({ dimensions: { height: 0, width: 10, depth: 20, weight: 400 } });
  const unweighed = piece({ dimensions: { height: 30, width: 10, depth: 20, weight: 0 } });
  expect(kitFigures([unmeasured, piece()], 0).dimensions).toEqual({ height: 0, width: 0, depth: 0, weight: 800 });
  expect(kitFigures([unweighed, piece()], 0).dimensions).toEqual({ height: 20, width: 20, depth: 30, weight: 0 });
});

test('the price is that of all pieces less the discount, to the nearest cent, however much it is', () => {
  expect(kitFigures([piece({ price: 999, quantity: 3 })], 0)).toMatchObject({ price: 2997, pieces: 3 });
  // 2997 less 12,5 % is 2622,375.
  expect(kitFigures([piece({ price: 999, quantity: 3 })], 1250).price).toBe(2622);
  expect(kitFigures([piece({ price: 1 }), piece({ price: 2 })], 5000).price).toBe(2);
  expect(kitFigures([piece({ price: 9_000_000_000_000, quantity: 99 })], 1).price).toBe(890_910_900_000_000);
  expect(kitFigures([piece(), piece({ price: null })], 0).price).toBeNull();
  expect(kitFigures([], 0).price).toBeNull();
});
