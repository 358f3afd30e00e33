import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import { products } from '#api/products.ts';
import { subjectOf } from '#commands/subject.ts';
import { listProduct, type Product, type SkuAttribute } from '#contract/product.ts';
import { NewListingsDialog } from '#entities/listing/new-listings-dialog.tsx';
import { useMayOpen } from '#entities/may-open.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { RecordListings } from '#entities/records/record-listings.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { SameEan } from '#entities/same-ean.tsx';
import { useT } from '#locale/locale.tsx';
import { stepProduct } from '#machines/lifecycle/product.ts';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Instant } from '#ui/instant.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Line, Section } from '#ui/section.tsx';
import { ProductSkus } from './product-skus.tsx';

/** Which SKUs an attribute is added to: one, or one of several that are asked about. */
type AttributeTargets = readonly { readonly sku: string; readonly skuId: string; readonly title: string }[];

export interface AskedAttribute {
  readonly targets: AttributeTargets;
  /** The attribute that is corrected; there is one target then. */
  readonly attribute: SkuAttribute | null;
}

interface ProductPageProps {
  readonly productId: string;
  /** Asks for an attribute of a SKU, or corrects one, from the feature that has that form. */
  readonly renderAttributes: (asked: AskedAttribute, onClose: () => void) => ReactNode;
}

/** /product/show/{id}, 'Perfil do produto': all of one product; a reviewer looks, and changes nothing. */
export const ProductPage = ({ productId, renderAttributes }: ProductPageProps) => {
  const { actor } = useWorkbench();
  return (
    <LoadedPage
      back={actor().role === 'reviewer' ? 'history' : { to: '/product', label: 'products.back' }}
      of={(api) => products.query(api, productId)}
    >
      {(data, askAgain) => <LoadedProduct product={data} renderAttributes={renderAttributes} onChanged={askAgain} />}
    </LoadedPage>
  );
};

interface LoadedProductProps extends Omit<ProductPageProps, 'productId'> {
  readonly product: Product;
  readonly onChanged: () => void;
}

/** What follows its title, with what is asked about it. */
const LoadedProduct = ({ product: base, renderAttributes, onChanged }: LoadedProductProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useWorkbench().actor();
  const keeps = role !== 'reviewer';
  const product = useView(base, subjectOf('product', base));
  useTargets('page', [{ subject: subjectOf('product', base), label: base.name, base }]);
  const sendOnce = useSendOnce();
  const [isListing, setListing] = useState(false);
  // 'Criar anúncio' is sent directly, not through the outbox. The server refuses it until it has restored the product.
  const canList = [base, product].every(({ status }) => stepProduct(status, 'list', { party: role }).ok);
  // Nobody makes what they may not open.
  const mayList = useMayOpen('/publish') && product.skus.length > 0 && canList;
  const [asked, setAsked] = useState<AskedAttribute | null>(null);
  const targets = product.skus.map(({ _id, sku }) => ({ skuId: _id, sku, title: product.name }));
  useHandlers(
    keeps
      ? {
          'product.duplicate': () => void navigate({ to: '/product/copy/$productId', params: { productId: product._id } }),
          ...(mayList && { 'product.list': () => setListing(true) }),
          'product.edit': () => void navigate({ to: '/product/edit/$productId', params: { productId: product._id } }),
          ...(targets.length > 0 && { 'product.addAttribute': () => setAsked({ targets, attribute: null }) }),
        }
      : {},
  );
  const close = (): void => {
    setAsked(null);
    onChanged();
  };
  return (
    <>
      <ProductHead product={product} keeps={keeps} mayList={mayList} />
      <About product={product} />
      <ProductSkus
        skus={product.skus}
        onAttribute={keeps ? (skuId, attribute) => setAsked({ targets: targets.filter((each) => each.skuId === skuId), attribute }) : null}
      />
      <Pictures images={product.images} />
      <RecordListings
        title={t('products.publications')}
        empty={t('products.noPublications')}
        place="/publish"
        listings={product.publications}
      />
      <SameEan products={product.sameEan} isPanel />
      <History history={product.history} />
      {asked && renderAttributes(asked, close)}
      {isListing && (
        <NewListingsDialog
          of={product}
          hint={t('products.listHint')}
          place="/publish"
          skus={product.skus.map(({ _id, sku, attributes }) => ({
            _id,
            label: [sku, ...attributes.map(({ attValue }) => attValue)].join(' · '),
          }))}
          send={(accounts, skus) => sendOnce(listProduct, { params: { id: product._id }, body: { accounts, skus } })}
          onClose={() => setListing(false)}
          onListed={onChanged}
        />
      )}
    </>
  );
};

interface ProductHeadProps {
  readonly product: Product;
  readonly keeps: boolean;
  readonly mayList: boolean;
}

const ProductHead = ({ product, keeps, mayList }: ProductHeadProps) => {
  const t = useT();
  const isArchived = product.status === 'archived';
  return (
    <>
      <RecordHead
        name={<SafeText>{product.name}</SafeText>}
        actions={
          keeps && (
            <>
              {mayList && <CommandButton name="product.list" />}
              <CommandButton name="product.edit" variant={mayList ? 'soft' : 'solid'} />
              <CommandButton name="product.duplicate" variant="soft" />
              <CommandButton name={isArchived ? 'product.restore' : 'product.archive'} variant="soft" color="gray" />
            </>
          )
        }
      >
        <p className="quiet">{[product.brand, product.category.name, product.sellerName].filter(Boolean).join(' · ')}</p>
      </RecordHead>
      {isArchived && (
        <p className="notice" data-tone="warn">
          {t('products.archivedNote')}
        </p>
      )}
    </>
  );
};

const About = ({ product }: { readonly product: Product }) => {
  const t = useT();
  return (
    <Section title={t('products.data')}>
      <Line label={t('products.column.brand')}>{product.brand ?? <span className="quiet">{t('common.notInformed')}</span>}</Line>
      <Line label={t('kind.category.one')}>{product.category.name}</Line>
      <Line label={t('records.company')}>{product.sellerName}</Line>
      <Line label={t('products.column.stock')}>
        <Stock pieces={product.stock} />
      </Line>
      <Line label={t('products.createdAt')}>
        <Instant at={product.createdAt} />
      </Line>
    </Section>
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

/** 'Preço de ABC-1: R$ 10,00 → R$ 12,00': a field of its own, or that of one SKU. */
const useChangeText = () => {
  const t = useT();
  return ({ field, before, after }: Product['history'][number]['changes'][number]): string => {
    const [name = '', code] = field.split(/:(?<code>.*)/su);
    const known = changedFields.find((each) => each === name);
    const label = known ? t(`products.changed.${known}`) : name;
    return `${code === undefined ? label : t('products.changedOf', { label, code })}: ${before ?? '—'} → ${after ?? '—'}`;
  };
};

const changedFields = [
  'title',
  'brand',
  'category',
  'attribute',
  'gtin',
  'noBarcode',
  'price',
  'stock',
  'cost',
  'height',
  'width',
  'depth',
  'weight',
] as const;

/** What changed, who did it, and what for: a sale is told by its order. */
const History = ({ history }: Pick<Product, 'history'>) => {
  const t = useT();
  const textOf = useChangeText();
  return (
    <RecordHistory
      history={history}
      none={t('products.noHistory')}
      say={({ type, changes, order }) => ({
        title: order === null ? t(`products.event.${type}`) : t('products.event.soldBy', { order }),
        detail: changes.map(textOf).join('; '),
      })}
    />
  );
};
