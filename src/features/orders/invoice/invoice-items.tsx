import { useT } from '#locale/locale.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { formatQuantity, formatReais, isReais } from './amounts.ts';
import type { Invoice, InvoiceItem } from './invoice.ts';

/** What was sold, and the sums. */
export const InvoiceItems = ({ items }: { readonly items: readonly InvoiceItem[] }) => {
  const t = useT();
  if (items.length === 0) return null;
  return (
    // It scrolls sideways in a narrow window, and so must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <section className="invoice-scroll" aria-label={t('invoice.items')} tabIndex={0}>
      <table className="invoice-items">
        <caption>{t('invoice.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.item.code')}</th>
            <th scope="col">{t('invoice.item.description')}</th>
            <th scope="col">{t('invoice.item.quantity')}</th>
            <th scope="col">{t('invoice.item.unitPrice')}</th>
            <th scope="col">{t('invoice.item.total')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ code, description, quantity, unit, unitPrice, total }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an invoice may hold the same line twice, and never changes
            <tr key={at}>
              <td>{code !== null && <SafeText>{code}</SafeText>}</td>
              <td>{description !== null && <SafeText>{description}</SafeText>}</td>
              <td>{quantity !== null && `${formatQuantity(quantity)} ${unit ?? ''}`.trim()}</td>
              <td>{unitPrice !== null && formatReais(unitPrice)}</td>
              <td>{total !== null && formatReais(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const InvoiceTotals = ({ totals }: Pick<Invoice, 'totals'>) => {
  const t = useT();
  return (
    totals.length > 0 && (
      <dl className="invoice-totals">
        {totals.map(({ of, amount }) => (
          <div key={of} data-whole={of === 'whole' || undefined}>
            <dt>{t(`invoice.total.${of}`)}</dt>
            <dd>
              {formatReais(amount)}
              {!isReais(amount) && <span className="quiet"> {t('invoice.noAmount')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
};
