import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import type { RenderCategories } from './category-field.tsx';
import { ProductForm } from './product-form.tsx';

interface ProductEditPageProps {
  readonly productId: string;
  readonly renderCategories: RenderCategories;
}

/** /product/edit/{id}, 'Editar produto'. */
export const ProductEditPage = ({ productId, renderCategories }: ProductEditPageProps) => {
  const navigate = useNavigate();
  return (
    <LoadedPage back={{ to: `/product/show/${productId}`, label: 'products.backToProfile' }} of={(api) => products.query(api, productId)}>
      {(data) => (
        <ProductForm
          product={data}
          renderCategories={renderCategories}
          onDone={() => void navigate({ to: '/product/show/$productId', params: { productId }, replace: true })}
        />
      )}
    </LoadedPage>
  );
};
