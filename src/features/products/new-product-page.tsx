import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { LoadedPage, RecordFrame } from '#entities/records/record-frame.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RenderCategories } from './category-field.tsx';
import { NewProductForm } from './new-product-form.tsx';

interface NewProductPageProps {
  readonly renderCategories: RenderCategories;
}

/** /product/new, 'Novo produto'. */
export const NewProductPage = ({ renderCategories }: NewProductPageProps) => {
  const navigate = useNavigate();
  return (
    <RecordFrame back={{ to: '/product', label: 'products.back' }}>
      <NewProductForm
        like={null}
        renderCategories={renderCategories}
        onCancel={() => void navigate({ to: '/product' })}
        onSaved={(productId) => void navigate({ to: '/product/show/$productId', params: { productId }, replace: true })}
      />
    </RecordFrame>
  );
};

/** /product/copy/{id}: a new one that begins as another. */
export const CopyProductPage = ({ renderCategories, productId }: NewProductPageProps & { readonly productId: string }) => {
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const query = useQuery(products.query(api, productId));
  const open = (id: string): void => void navigate({ to: '/product/show/$productId', params: { productId: id }, replace: true });
  return (
    <LoadedPage back={{ to: `/product/show/${productId}`, label: 'products.backToProfile' }} query={query}>
      {(data) => <NewProductForm like={data} renderCategories={renderCategories} onCancel={() => open(productId)} onSaved={open} />}
    </LoadedPage>
  );
};
