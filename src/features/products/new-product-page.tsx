import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import '#entities/records/records.css';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BackButton } from '#ui/back-button.tsx';
import type { RenderCategories } from './category-field.tsx';
import { NewProductForm } from './new-product-form.tsx';
import '#ui/record-frames.css';

interface NewProductPageProps {
  readonly renderCategories: RenderCategories;
}

/** /product/new, 'Novo produto'. */
export const NewProductPage = ({ renderCategories }: NewProductPageProps) => {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className="page record-page record-column">
      <BackButton to="/product" label={t('products.back')} />
      <NewProductForm
        like={null}
        renderCategories={renderCategories}
        onCancel={() => void navigate({ to: '/product' })}
        onSaved={(productId) => void navigate({ to: '/product/show/$productId', params: { productId }, replace: true })}
      />
    </div>
  );
};

/** /product/copy/{id}: a new one that begins as another. */
export const CopyProductPage = ({ renderCategories, productId }: NewProductPageProps & { readonly productId: string }) => {
  const t = useT();
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const { data, error, refetch } = useQuery(products.query(api, productId));
  const open = (id: string): void => void navigate({ to: '/product/show/$productId', params: { productId: id }, replace: true });
  return (
    <div className="page record-page record-column">
      <BackButton to={`/product/show/${productId}`} label={t('products.backToProfile')} />
      {data && <NewProductForm like={data} renderCategories={renderCategories} onCancel={() => open(productId)} onSaved={open} />}
      {!data && error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
    </div>
  );
};
