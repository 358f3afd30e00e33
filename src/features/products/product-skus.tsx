import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useRef } from 'react';
import type { ProductSku, SkuAttribute } from '#contract/product.ts';
import { parseWarnings } from '#contract/warning.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/section.tsx';
import './product-skus.css';

interface ProductSkusProps {
  readonly skus: readonly ProductSku[];
  /** Asks for an attribute of this SKU, or what becomes of one it has; null for who only looks. */
  readonly onAttribute: ((skuId: string, attribute: SkuAttribute | null) => void) | null;
}

/** What is stocked of the product, one line each: code, barcode, measures, price, pieces and what sets it apart. */
export const ProductSkus = ({ skus, onAttribute }: ProductSkusProps) => {
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
            {onAttribute && <th scope="col">{t('products.cost')}</th>}
            <th scope="col">{t('products.column.stock')}</th>
            <th scope="col">{t('products.attributes')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((each) => (
            <SkuLine key={each._id} sku={each} onAttribute={onAttribute} />
          ))}
        </tbody>
      </RecordTable>
    </Section>
  );
};

const attributeText = ({ attId, attValue }: SkuAttribute): string => `${attId}: ${attValue}`;

const SkuLine = ({ sku, onAttribute }: { readonly sku: ProductSku } & Pick<ProductSkusProps, 'onAttribute'>) => {
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
      {onAttribute && <td>{sku.cost === null ? missing : <Money cents={sku.cost} />}</td>}
      <td>
        <Stock pieces={sku.stock} />
      </td>
      <td>
        <span className="product-attributes">
          {!onAttribute && sku.attributes.map(attributeText).join(' · ')}
          {onAttribute &&
            sku.attributes.map((each) => (
              <AttributeButton key={each.id} code={sku.sku} attribute={each} onPress={() => onAttribute(sku._id, each)} />
            ))}
          {onAttribute && (
            <Button
              size="1"
              variant="ghost"
              aria-label={t('products.addAttributeTo', { sku: sku.sku })}
              onClick={() => onAttribute(sku._id, null)}
            >
              {t('products.addAttribute')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
};

interface AttributeButtonProps {
  readonly code: string;
  readonly attribute: SkuAttribute;
  readonly onPress: () => void;
}

/** Corrects an attribute. Where it leaves, removed, the focus goes to what adds one. */
const AttributeButton = ({ code, attribute, onPress }: AttributeButtonProps) => {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed && document.activeElement === pressed) pressed.parentElement?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
    };
  }, []);
  const text = attributeText(attribute);
  return (
    <Button
      ref={button}
      size="1"
      variant="soft"
      color="gray"
      aria-label={t('products.changeAttributeOf', { attribute: text, sku: code })}
      onClick={onPress}
    >
      {text}
    </Button>
  );
};
