import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { SameEan } from './same-ean.tsx';

test('products that share the barcode stand in their block, each a link to its product', () => {
  const product = { _id: 'e1', sellers: ['Casa Clara'], sellerId: 's1', productId: 'pr7', skuIds: ['LUM-01', 'LUM-02'], publishId: 'p2' };
  render(
    <LocaleProvider locale="br">
      <SameEan products={[product]} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('region', { name: 'Produtos que possuem o mesmo Ean' })).toHaveTextContent('Casa Clara');
  expect(screen.getByRole('link', { name: 'LUM-01, LUM-02' })).toHaveAttribute('href', '/product/edit/pr7');
});
