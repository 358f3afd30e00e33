import { expect, test } from 'vitest';
import { newId } from '../support/test-app.ts';

test('of a hundred thousand things of tests no two have the same id', () => {
  expect(new Set(Array.from({ length: 100_000 }, () => newId('order')))).toHaveProperty('size', 100_000);
});
