import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { imageAtWidth } from '#api/images.ts';
import { products } from '#api/products.ts';
import type { Product } from '#contract/product.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { RecordListings } from '#entities/records/record-listings.tsx';
import '#entities/records/records.css';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers } from '#palette/context.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Line, Section } from '#ui/section.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { ProductSkus } from './product-skus.tsx';
import { SameEanProducts } from './same-ean-products.tsx';
import '#ui/record-frames.css';

/** Which SKUs an attribute is added to: one, or one of several that are asked about. */
export type AttributeTargets = readonly { readonly sku: string; readonly skuId: string; readonly title: string }[];

interface ProductPageProps {
  readonly productId: string;
  /** Asks for an attribute of a SKU, from the feature that has that form. */
  readonly renderAttributes: (targets: AttributeTargets, onClose: () => void) => ReactNode;
}

/** /product/show/{id}, 'Perfil do produto': all of one product; a reviewer looks, and changes nothing. */
export const ProductPage = ({ productId, renderAttributes }: ProductPageProps) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const { data, error, refetch } = useQuery(products.query(api, productId));
  return (
    <div className="page record-page record-column">
      {actor().role === 'reviewer' ? <BackButton /> : <BackButton to="/product" label={t('products.back')} />}
      <UnreadableLine pages={[data]} />
      {data && <LoadedProduct product={data} renderAttributes={renderAttributes} onAdded={() => void refetch()} />}
      {!data && error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
    </div>
  );
};

interface LoadedProductProps extends Pick<ProductPageProps, 'renderAttributes'> {
  readonly product: Product;
  readonly onAdded: () => void;
}

const LoadedProduct = ({ product, renderAttributes, onAdded }: LoadedProductProps) => {
  const t = useT();
  const navigate = useNavigate();
  const keeps = useWorkbench().actor().role !== 'reviewer';
  const [adding, setAdding] = useState<AttributeTargets | null>(null);
  const targets = product.skus.map(({ _id, sku }) => ({ skuId: _id, sku, title: product.name }));
  useHandlers(
    keeps
      ? {
          'product.edit': () => void navigate({ to: '/product/edit/$productId', params: { productId: product._id } }),
          ...(targets.length > 0 && { 'product.addAttribute': () => setAdding(targets) }),
        }
      : {},
  );
  const close = (): void => {
    setAdding(null);
    onAdded();
  };
  return (
    <>
      <div className="record-head">
        <div>
          <h2>
            <SafeText>{product.name}</SafeText>
          </h2>
          <p className="quiet">{[product.brand, product.category.name, product.sellerName].filter(Boolean).join(' · ')}</p>
        </div>
        {keeps && (
          <div className="record-actions">
            <CommandButton name="product.edit" />
          </div>
        )}
      </div>
      <Section title={t('products.data')}>
        <Line label={t('products.column.brand')}>{product.brand ?? <span className="quiet">{t('common.notInformed')}</span>}</Line>
        <Line label={t('products.column.category')}>{product.category.name}</Line>
        <Line label={t('products.column.company')}>{product.sellerName}</Line>
        <Line label={t('products.column.stock')}>
          <Stock pieces={product.stock} />
        </Line>
        <Line label={t('products.createdAt')}>
          <Instant at={product.createdAt} />
        </Line>
      </Section>
      <ProductSkus skus={product.skus} onAdd={keeps ? (skuId) => setAdding(targets.filter((each) => each.skuId === skuId)) : null} />
      <Pictures images={product.images} />
      <RecordListings
        title={t('products.publications')}
        empty={t('products.noPublications')}
        place="/publish"
        listings={product.publications}
      />
      <SameEanProducts products={product.sameEan} />
      {adding && renderAttributes(adding, close)}
    </>
  );
};

const Pictures = ({ images }: Pick<Product, 'images'>) => {
  const t = useT();
  return (
    <Section title={t('products.pictures')}>
      {images.length === 0 ? (
        <p className="panel-inset quiet">{t('products.noPictures')}</p>
      ) : (
        <ul className="record-pictures">
          {images.map((url, at) => (
            <li key={url}>
              <img src={imageAtWidth(url, 320)} alt={t('products.picture', { n: at + 1 })} width={96} height={96} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
