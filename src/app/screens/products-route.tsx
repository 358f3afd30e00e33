import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { VariationDialog } from '#features/mediation/variation/variation-dialog.tsx';
import { ProductEditPage } from '#features/products/product-edit-page.tsx';
import { ProductPage } from '#features/products/product-page.tsx';
import { ProductsScreen } from '#features/products/products-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/product');
const shown = getRouteApi('/signed-in/product/show/$productId');
const edited = getRouteApi('/signed-in/product/edit/$productId');

/** A reviewer follows a barcode to one product, and has no list of them. */
export const ProductsRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const navigate = list.useNavigate();
  const search = list.useSearch();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  if (role === 'reviewer') return <Navigate to="/" replace />;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.products')}</h1>
      <FloatingTheme>
        <ProductsScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="products" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const ProductRoute = () => {
  const { productId } = shown.useParams();
  return (
    <FloatingTheme>
      <ProductPage
        key={productId}
        productId={productId}
        renderAttributes={(targets, onClose) => <VariationDialog items={targets} onClose={onClose} />}
      />
    </FloatingTheme>
  );
};

/** Who only looks is led to where one looks. */
export const ProductEditRoute = () => {
  const { productId } = edited.useParams();
  const { role } = useFrame();
  if (role === 'reviewer') return <Navigate to="/product/show/$productId" params={{ productId }} replace />;
  return (
    <FloatingTheme>
      <ProductEditPage key={productId} productId={productId} />
    </FloatingTheme>
  );
};
