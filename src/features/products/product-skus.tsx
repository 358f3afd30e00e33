import { Button } from '@radix-ui/themes';
import type { ProductSku } from '#contract/product.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';

interface ProductSkusProps {
  readonly skus: readonly ProductSku[];
  /** Asks for an attribute of this SKU; null for who only looks. */
  readonly onAdd: ((skuId: string) => void) | null;
}

/** What is stocked of the product, one line each: code, barcode, measures, price, pieces and what sets it apart. */
export const ProductSkus = ({ skus, onAdd }: ProductSkusProps) => {
  const t = useT();
  return (
    <Section title={t('products.skus')}>
      <RecordTable label={t('products.skus')}>
        <thead>
          <tr>
            <th scope="col">{t('listing.field.sku')}</th>
            <th scope="col">{t('listing.field.gtin')}</th>
            <th scope="col">{t('products.measures')}</th>
            <th scope="col">{t('products.column.price')}</th>
            {onAdd && <th scope="col">{t('products.cost')}</th>}
            <th scope="col">{t('products.column.stock')}</th>
            <th scope="col">{t('products.attributes')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((each) => (
            <SkuLine key={each._id} sku={each} onAdd={onAdd} />
          ))}
        </tbody>
      </RecordTable>
    </Section>
  );
};

const SkuLine = ({ sku, onAdd }: { readonly sku: ProductSku } & Pick<ProductSkusProps, 'onAdd'>) => {
  const t = useT();
  const warnings = parseWarnings(sku.warning ?? '').map((each) => warningLabel(t, each));
  const missing = <span className="quiet">{t('common.notInformed')}</span>;
  return (
    <tr>
      <td>
        {sku.sku}
        {warnings.length > 0 && <p className="record-warning">{warnings.join(' · ')}</p>}
      </td>
      <td>
        {sku.gtin !== null && <span className="figure">{sku.gtin}</span>}
        {sku.gtin === null &&
          (sku.noBarcode === null ? missing : <span className="quiet">{t(`products.noBarcode.${sku.noBarcode}`)}</span>)}
      </td>
      <td>{measuresText(sku.dimensions)}</td>
      <td>{sku.price === null ? missing : <Money cents={sku.price} />}</td>
      {onAdd && <td>{sku.cost === null ? missing : <Money cents={sku.cost} />}</td>}
      <td>
        <Stock pieces={sku.stock} />
      </td>
      <td>
        <span className="record-state">
          {sku.attributes.map(({ attId, attValue }) => `${attId}: ${attValue}`).join(' · ')}
          {onAdd && (
            <Button size="1" variant="ghost" aria-label={t('products.addAttributeTo', { sku: sku.sku })} onClick={() => onAdd(sku._id)}>
              {t('products.addAttribute')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
};
