import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { callersOf } from '#contract/call.ts';
import { listProducts } from '#contract/product.ts';
import { listPage } from '#entities/records/list-page.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { CommandButton } from '#palette/command-button.tsx';
import { productColumns } from './product-columns.tsx';
import { productKind } from './product-kind.ts';

/** /product: what is stocked and sold, found by title, brand, SKU or barcode. A reviewer follows a barcode to one product. */
export const ProductsScreen = listPage({
  kind: productKind,
  title: 'shell.title.products',
  searchLabel: 'products.search',
  empty: 'products.empty',
  views: 'products',
  roles: callersOf(listProducts),
  useColumns: (t, { search }, seesAll) => {
    const { companies } = useWhoseOptions(search, seesAll);
    return useMemo(() => productColumns(t, seesAll ? companies : null), [t, seesAll, companies]);
  },
  opens: (productId) => linkOptions({ to: '/product/show/$productId', params: { productId } }),
  useTools: () => ({ tools: <CommandButton name="product.add" size="2" /> }),
});
