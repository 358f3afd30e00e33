import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { ImageRules } from './image-rules.tsx';

const rulesOf = (imageRole: 'cover' | 'variation'): string => {
  const { container, unmount } = render(
    <LocaleProvider locale="br">
      <ImageRules imageRole={imageRole} />
    </LocaleProvider>,
  );
  expect(screen.getByText('O que uma imagem precisa cumprir')).toBeVisible();
  const text = container.textContent;
  unmount();
  return text;
};

test('what an image is measured by stands where one is chosen; a white background is asked of a cover alone', () => {
  expect(rulesOf('cover')).toContain('A capa tem fundo branco');
  expect(rulesOf('variation')).not.toContain('fundo branco');
  expect(rulesOf('variation')).toContain('No mínimo 250 px nos dois lados e mais de 500 px em um deles');
});
