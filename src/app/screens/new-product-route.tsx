import { getRouteApi } from '@tanstack/react-router';
import { TurnedAway } from '#entities/turned-away.tsx';
import { CategoryDialog } from '#features/listings/editor/categories/category-dialog.tsx';
import type { RenderCategories } from '#features/products/category-field.tsx';
import { CopyProductPage, NewProductPage } from '#features/products/new-product-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { useFrame } from '../signed-in.ts';

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
