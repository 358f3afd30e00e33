import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { LoadedPage, RecordFrame } from '#entities/records/record-frame.tsx';
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
  const open = (id: string): void => void navigate({ to: '/product/show/$productId', params: { productId: id }, replace: true });
  return (
    <LoadedPage back={{ to: `/product/show/${productId}`, label: 'products.backToProfile' }} of={(api) => products.query(api, productId)}>
      {(data) => <NewProductForm like={data} renderCategories={renderCategories} onCancel={() => open(productId)} onSaved={open} />}
    </LoadedPage>
  );
};
