import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { products } from '#api/products.ts';
import { WhenLoaded } from '#entities/records/when-loaded.tsx';
import '#entities/records/records.css';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { BackButton } from '#ui/back-button.tsx';
import type { RenderCategories } from './category-field.tsx';
import { ProductForm } from './product-form.tsx';
import '#ui/record-frames.css';

interface ProductEditPageProps {
  readonly productId: string;
  readonly renderCategories: RenderCategories;
}

/** /product/edit/{id}, 'Editar produto'. */
export const ProductEditPage = ({ productId, renderCategories }: ProductEditPageProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const query = useQuery(products.query(api, productId));
  return (
    <div className="page record-page record-column">
      <BackButton to={`/product/show/${productId}`} label={t('products.backToProfile')} />
      <WhenLoaded query={query}>
        {(data) => (
          <ProductForm
            product={data}
            renderCategories={renderCategories}
            onDone={() => void navigate({ to: '/product/show/$productId', params: { productId }, replace: true })}
          />
        )}
      </WhenLoaded>
    </div>
  );
};
