import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

test.each<[string, readonly (readonly [number, number])[], string]>([
  ['Caneca 325ml azul', [[7, 12]], 'Caneca [325ml] azul'],
  ['Caneca 325ml azul', [], 'Caneca 325ml azul'],
  [
    'abcdef',
    [
      [4, 6],
      [0, 2],
    ],
    '[ab]cd[ef]',
  ],
  [
    'abcdef',
    [
      [1, 4],
      [2, 5],
    ],
    'a[bcd][e]f',
  ],
  [
    'abc',
    [
      [1, 9],
      [2, 2],
    ],
    'abc',
  ],
])('of %j %j is marked: %s', (text, spans, expected) => {
  const { container } = render(<MarkedText text={text} spans={spans} />);
  expect(container.textContent).toBe(text);
  expect(
    container.innerHTML
      .replaceAll(/<\/?span>/gu, '')
      .replaceAll('<mark>', '[')
      .replaceAll('</mark>', ']'),
  ).toBe(expected);
});
