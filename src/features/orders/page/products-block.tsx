import { Badge } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Money } from '#ui/money.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';

type Item = Order['items'][number];

/** What was sold. Advert and its type are for superusers (row ORD-15); the server sends them to nobody else. */
export const ProductsBlock = ({ items }: Pick<Order, 'items'>) => {
  const t = useT();
  const isSuperuser = useWorkbench().actor().role === 'superuser';
  return (
    <Section title={t('orderPage.products')}>
      {items.length === 0 ? (
        <p className="panel-inset quiet">{t('orderPage.noProducts')}</p>
      ) : (
        <table className="order-products">
          <thead>
            <tr>
              <th scope="col">{t('orderPage.product')}</th>
              <th scope="col">{t('orderPage.product.sku')}</th>
              {isSuperuser && <th scope="col">{t('orderPage.product.advert')}</th>}
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
            {items.map((item, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- items have no id, are never reordered, and one SKU may be sold twice
              <ProductRow key={`${at} ${item.sku}`} item={item} isSuperuser={isSuperuser} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};

/** Cells say their column again where the window is too narrow for columns. */
const ProductRow = ({ item, isSuperuser }: { readonly item: Item; readonly isSuperuser: boolean }) => {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        {item.productId === null ? (
          <SafeText>{item.title}</SafeText>
        ) : (
          <Link to="/product/show/$productId" params={{ productId: item.productId }} className="link">
            <SafeText>{item.title}</SafeText>
          </Link>
        )}{' '}
        {item.ownShipping && (
          <Badge color="gray" size="1">
            {t('orderPage.product.ownShipping')}
          </Badge>
        )}
      </th>
      <td data-label={t('orderPage.product.sku')} className="order-code">
        {item.sku}
      </td>
      {isSuperuser && (
        <td data-label={t('orderPage.product.advert')}>
          <span className="order-code">{item.publishId ?? t('common.notInformed')}</span>
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
