import { getRouteApi, Navigate } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { CategoryDialog } from '#features/listings/editor/categories/category-dialog.tsx';
import { VariationDialog } from '#features/mediation/variation/variation-dialog.tsx';
import type { RenderCategories } from '#features/products/category-field.tsx';
import { ProductEditPage } from '#features/products/product-edit-page.tsx';
import { ProductPage } from '#features/products/product-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

const signedIn = getRouteApi('/signed-in');
const shown = getRouteApi('/signed-in/product/show/$productId');
const edited = getRouteApi('/signed-in/product/edit/$productId');

const renderCategories: RenderCategories = (props) => <CategoryDialog isOpen {...props} />;

export const ProductRoute = () => {
  const { session } = signedIn.useRouteContext();
  const { productId } = shown.useParams();
  return (
    <FloatingTheme>
      <ProductPage
        key={productId}
        productId={productId}
        mayOpenListings={isGateOpen('/publish', visitorOf(session.state()))}
        renderAttributes={({ targets, attribute }, onClose) => <VariationDialog items={targets} attribute={attribute} onClose={onClose} />}
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
      <ProductEditPage key={productId} productId={productId} renderCategories={renderCategories} />
    </FloatingTheme>
  );
};
