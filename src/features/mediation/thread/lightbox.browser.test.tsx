import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { Lightbox } from './lightbox.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

const pictures = ['a.png', 'b.png'].map((name) => ({ name, href: null, isPicture: true }));

const Pictures = () => {
  const [shown, setShown] = useState<number | null>(0);
  return <Lightbox pictures={pictures} shown={shown} onShow={setShown} />;
};

test('the arrow that leads to the last picture of a message keeps the focus there', async () => {
  render(
    <LocaleProvider locale="br">
      <Pictures />
    </LocaleProvider>,
  );
  const next = screen.getByRole('button', { name: 'Próxima imagem' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'b.png' });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(next);
});
