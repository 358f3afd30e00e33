import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { TableQuery } from './query.ts';

// In a real browser: jsdom leaves the focus on a button that is disabled.
afterEach(cleanup);

const Panel = () => {
  const [filters, setFilters] = useState<TableQuery['filters']>({ name: 'a' as never });
  return (
    <LocaleProvider locale="br">
      <FilterPanel columns={[]} filters={filters} onChange={setFilters} />
    </LocaleProvider>
  );
};

test('who clears the filters by key keeps the focus', async () => {
  render(<Panel />);
  await userEvent.click(screen.getByRole('button'));
  const clear = await screen.findByRole('button', { name: 'Limpar' });
  clear.focus();
  await userEvent.keyboard('{Enter}');
  expect([document.activeElement, clear.ariaDisabled]).toEqual([clear, 'true']);
});
