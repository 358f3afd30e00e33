import { getRouteApi, Navigate } from '@tanstack/react-router';
import { TurnedAway } from '#entities/turned-away.tsx';
import { CategoryDialog } from '#features/listings/editor/categories/category-dialog.tsx';
import type { RenderCategories } from '#features/products/category-field.tsx';
import { CopyProductPage, NewProductPage } from '#features/products/new-product-page.tsx';
import { ProductEditPage } from '#features/products/product-edit-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

const edited = getRouteApi('/signed-in/product/edit/$productId');
const copied = getRouteApi('/signed-in/product/copy/$productId');

const renderCategories: RenderCategories = (props) => <CategoryDialog isOpen {...props} />;

/** Who only looks makes none. */
export const NewProductRoute = () => {
  const { role } = useFrame();
  if (role === 'reviewer') return <TurnedAway />;
  return (
    <FloatingTheme>
      <NewProductPage renderCategories={renderCategories} />
    </FloatingTheme>
  );
};

export const CopyProductRoute = () => {
  const { productId } = copied.useParams();
  const { role } = useFrame();
  if (role === 'reviewer') return <TurnedAway />;
  return (
    <FloatingTheme>
      <CopyProductPage key={productId} productId={productId} renderCategories={renderCategories} />
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
