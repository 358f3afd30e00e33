import { getRouteApi, Navigate } from '@tanstack/react-router';
import { VariationDialog } from '#features/mediation/variation/variation-dialog.tsx';
import { ProductEditPage } from '#features/products/product-edit-page.tsx';
import { ProductPage } from '#features/products/product-page.tsx';
import { ProductsScreen } from '#features/products/products-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const shown = getRouteApi('/signed-in/product/show/$productId');
const edited = getRouteApi('/signed-in/product/edit/$productId');

/** A reviewer follows a barcode to one product, and has no list of them. */
export const ProductsRoute = () => {
  const t = useT();
  const { user, role } = useFrame();
  const place = usePageSearch();
  if (role === 'reviewer') return <Navigate to="/" replace />;
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.products')}</h1>
      <FloatingTheme>
        <ProductsScreen
          place={place}
          userId={user._id}
          seesAll={role === 'superuser'}
          views={<ScreenViews screen="products" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
