import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RenderCategories } from './category-field.tsx';
import { ProductForm } from './product-form.tsx';

interface ProductEditPageProps {
  readonly productId: string;
  readonly renderCategories: RenderCategories;
}

/** /product/edit/{id}, 'Editar produto'. */
export const ProductEditPage = ({ productId, renderCategories }: ProductEditPageProps) => {
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const query = useQuery(products.query(api, productId));
  return (
    <LoadedPage back={{ to: `/product/show/${productId}`, label: 'products.backToProfile' }} query={query}>
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
