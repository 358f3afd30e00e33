import { Badge, Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Money } from '#ui/money.tsx';
import { NotInformed } from '#ui/not-informed.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';

type Item = Order['items'][number];

/** So many lines stand there at once; of longer orders the rest is unfolded, and one more is no reason to fold. */
const shownAtOnce = 10;

/** What was sold. Advert and its type are for superusers (row ORD-15); the server sends them to nobody else. */
export const ProductsBlock = ({ items }: Pick<Order, 'items'>) => {
  const t = useT();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = items.length > shownAtOnce + 1;
  return (
    <Section
      title={t('orderPage.products')}
      action={
        isLong && (
          <Button size="1" variant="soft" color="gray" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t('orderPage.product.few') : t('orderPage.product.all', { n: items.length })}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className="panel-inset quiet">{t('common.noRecords')}</p>
      ) : (
        <Products items={items} shown={isLong && !isUnfolded ? items.slice(0, shownAtOnce) : items} />
      )}
    </Section>
  );
};

const Products = ({ items, shown }: { readonly items: readonly Item[]; readonly shown: readonly Item[] }) => {
  const t = useT();
  const isSuperuser = useWorkbench().actor().role === 'superuser';
  return (
    <table className="order-products">
      <thead>
        <tr>
          <th scope="col">{t('kind.product.one')}</th>
          <th scope="col">{t('listing.field.sku')}</th>
          {isSuperuser && <th scope="col">{t('kind.listing.one')}</th>}
          <th scope="col" className="order-figure">
            {t('orderPage.product.amount')}
          </th>
          <th scope="col" className="order-figure">
            {t('orderPage.product.gross')}
          </th>
          <th scope="col" className="order-figure">
            {t('orderPage.product.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id, are never reordered, and one SKU may be sold twice
          <ProductRow key={`${at} ${item.sku}`} item={item} isSuperuser={isSuperuser} />
        ))}
      </tbody>
      {items.length > 1 && <Sums items={items} before={isSuperuser ? 3 : 2} />}
    </table>
  );
};

/** Of all items, those that are folded away too. */
const Sums = ({ items, before }: { readonly items: readonly Item[]; readonly before: number }) => {
  const t = useT();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before}>
          {t('orderPage.product.sum', { n: items.length })}
        </th>
        <td data-label={t('orderPage.product.amount')} className="order-figure">
          {items.reduce((sum, { amount }) => sum + amount, 0)}
        </td>
        <td data-label={t('orderPage.product.total')} colSpan={2} className="order-figure">
          <Money cents={items.reduce((sum, { amount, gross }) => sum + amount * gross, 0)} />
        </td>
      </tr>
    </tfoot>
  );
};

/** Cells say their column again where the window is too narrow for columns. */
const ProductRow = ({ item, isSuperuser }: { readonly item: Item; readonly isSuperuser: boolean }) => {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <span className="order-pictured">
          <Picture cover={item.cover} />
          <span>
            <Title item={item} />{' '}
            {item.ownShipping && (
              <Badge color="gray" size="1">
                {t('orderPage.product.ownShipping')}
              </Badge>
            )}
          </span>
        </span>
      </th>
      <td data-label={t('listing.field.sku')} className="order-code">
        {item.sku}
      </td>
      {isSuperuser && (
        <td data-label={t('kind.listing.one')}>
          <Advert item={item} />
          {item.listingType && <span className="quiet"> {t(`listing.type.${item.listingType}`)}</span>}
        </td>
      )}
      <td data-label={t('orderPage.product.amount')} className="order-figure">
        {item.amount}
      </td>
      <td data-label={t('orderPage.product.gross')} className="order-figure">
        <Money cents={item.gross} />
      </td>
      <td data-label={t('orderPage.product.total')} className="order-figure">
        <Money cents={item.gross * item.amount} />
      </td>
    </tr>
  );
};

/** The title beside it says what it shows. */
const Picture = ({ cover }: Pick<Item, 'cover'>) =>
  cover === null ? (
    <span className="order-picture" aria-hidden />
  ) : (
    <img className="order-picture" src={imageAtWidth(cover, 112)} alt="" width={40} height={40} loading="lazy" decoding="async" />
  );

const Title = ({ item: { title, productId } }: { readonly item: Item }) =>
  productId === null ? (
    <SafeText>{title}</SafeText>
  ) : (
    <Link to="/product/show/$productId" params={{ productId }} className="link">
      <SafeText>{title}</SafeText>
    </Link>
  );

/** Leads to the advert where it is one of the hub's. */
const Advert = ({ item: { publishId, isListed } }: { readonly item: Item }) => {
  if (publishId === null) return <NotInformed />;
  if (!isListed) return <span className="order-code">{publishId}</span>;
  return (
    <Link to="/publish/$publishId" params={{ publishId }} className="order-code link">
      {publishId}
    </Link>
  );
};
