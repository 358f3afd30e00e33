import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { PageBar } from './page-bar.tsx';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

const Bar = () => {
  const [page, setPage] = useState(1);
  return (
    <LocaleProvider locale="br">
      <PageBar page={page} pages={2} rows={10} pageSizes={[10]} onPage={setPage} onRows={() => undefined} />
    </LocaleProvider>
  );
};

test('who turns to the last page by key keeps the focus, and goes no further', async () => {
  render(<Bar />);
  const next = screen.getByRole('button', { name: 'Próxima Página' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  expect([document.activeElement, next.ariaDisabled]).toEqual([next, 'true']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
});
