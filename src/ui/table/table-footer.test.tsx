import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { TableFooter } from './table-footer.tsx';
import type { TableModel } from './use-data-table.ts';

const footer = (total: number) => {
  const model = { store: { hasFailed: () => false }, total, isAtLeast: false, isScroll: true } as unknown as TableModel<string>;
  return (
    <LocaleProvider locale="br">
      <TableFooter model={model} pageSizes={[]} told={0} />
    </LocaleProvider>
  );
};

test('the row one was on, gone with the last of them, is the first of nothing no more', () => {
  const { rerender } = render(footer(1));
  expect(screen.getByRole('status')).toHaveTextContent('1 de 1');
  rerender(footer(0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
