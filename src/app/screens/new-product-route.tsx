import { Navigate } from '@tanstack/react-router';
import { TurnedAway } from '#entities/turned-away.tsx';
import { CategoryDialog } from '#features/listings/editor/categories/category-dialog.tsx';
import type { RenderCategories } from '#features/products/category-field.tsx';
import { CopyProductPage, NewProductPage } from '#features/products/new-product-page.tsx';
import { ProductEditPage } from '#features/products/product-edit-page.tsx';
import { useFrame } from '../signed-in.ts';

interface OfProduct {
  readonly productId: string;
}

const renderCategories: RenderCategories = (props) => <CategoryDialog isOpen {...props} />;

/** A reviewer only looks at products and makes none. */
export const NewProductRoute = () =>
  useFrame().role === 'reviewer' ? <TurnedAway /> : <NewProductPage renderCategories={renderCategories} />;

export const CopyProductRoute = ({ productId }: OfProduct) =>
  useFrame().role === 'reviewer' ? <TurnedAway /> : <CopyProductPage productId={productId} renderCategories={renderCategories} />;

/** A reviewer only looks at products: the editor's address leads them to the product's page. */
export const ProductEditRoute = ({ productId }: OfProduct) =>
  useFrame().role === 'reviewer' ? (
    <Navigate to="/product/show/$productId" params={{ productId }} replace />
  ) : (
    <ProductEditPage productId={productId} renderCategories={renderCategories} />
  );
