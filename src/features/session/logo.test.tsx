import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test('the logo is the drawing of the tab: shapes and colours are those of favicon.svg', () => {
  const file = new DOMParser().parseFromString(readFileSync('public/favicon.svg', 'utf8'), 'image/svg+xml').documentElement;
  const { container } = render(<Logo size={40} />);
  const drawn = container.querySelector('svg');
  const shapesOf = (svg: Element | null) =>
    [...(svg?.children ?? [])].map((shape) => [
      shape.tagName,
      ...[...shape.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
    ]);
  expect(shapesOf(drawn)).toEqual(shapesOf(file));
  expect(drawn?.getAttribute('viewBox')).toBe(file.getAttribute('viewBox'));
});
