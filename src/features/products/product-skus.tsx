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
import { NotInformed } from '#ui/not-informed.tsx';
import { Section } from '#ui/section.tsx';
import './product-skus.css';

interface ProductSkusProps {
  readonly skus: readonly ProductSku[];
  /** Asks for an attribute of this SKU, or what becomes of one it has; null for people who only look. */
  readonly onAttribute: ((skuId: string, attribute: SkuAttribute | null) => void) | null;
}

/** What is stocked of the product, one line each: code, barcode, measures, price, pieces and what sets it apart. */
export const ProductSkus = ({ skus, onAttribute }: ProductSkusProps) => {
  const t = useT();
  return (
    <Section title={t('products.skus')}>
      <RecordTable<ProductSku>
        label={t('products.skus')}
        rows={skus}
        rowId={({ _id }) => _id}
        columns={[
          { id: 'sku', title: t('listing.field.sku'), cell: (sku) => <Code sku={sku} /> },
          { id: 'gtin', title: t('listing.field.gtin'), cell: (sku) => <Barcode sku={sku} /> },
          { id: 'measures', title: t('products.measures'), cell: ({ dimensions }) => measuresText(dimensions) },
          { id: 'price', title: t('products.column.price'), cell: ({ price }) => <Money cents={price} /> },
          ...(onAttribute ? [{ id: 'cost', title: t('products.cost'), cell: ({ cost }: ProductSku) => <Money cents={cost} /> }] : []),
          { id: 'stock', title: t('products.column.stock'), cell: ({ stock }) => <Stock pieces={stock} /> },
          { id: 'attributes', title: t('products.attributes'), cell: (sku) => <Attributes sku={sku} onAttribute={onAttribute} /> },
        ]}
      />
    </Section>
  );
};

const attributeText = ({ attId, attValue }: SkuAttribute): string => `${attId}: ${attValue}`;

interface OfSku {
  readonly sku: ProductSku;
}

const Code = ({ sku: { sku, warning } }: OfSku) => {
  const t = useT();
  const warnings = parseWarnings(warning ?? '').map((each) => warningLabel(t, each));
  return (
    <>
      {sku}
      {warnings.length > 0 && <p className="record-warning">{warnings.join(' · ')}</p>}
    </>
  );
};

const Barcode = ({ sku: { gtin, noBarcode } }: OfSku) => {
  const t = useT();
  if (gtin !== null) return <span className="figure">{gtin}</span>;
  return noBarcode === null ? <NotInformed /> : <span className="quiet">{t(`products.noBarcode.${noBarcode}`)}</span>;
};

const Attributes = ({ sku: { _id, sku, attributes }, onAttribute }: OfSku & Pick<ProductSkusProps, 'onAttribute'>) => {
  const t = useT();
  return (
    <span className="product-attributes">
      {!onAttribute && attributes.map(attributeText).join(' · ')}
      {onAttribute &&
        attributes.map((each) => <AttributeButton key={each.id} code={sku} attribute={each} onPress={() => onAttribute(_id, each)} />)}
      {onAttribute && (
        <Button size="1" variant="ghost" aria-label={t('products.addAttributeTo', { sku })} onClick={() => onAttribute(_id, null)}>
          {t('records.add')}
        </Button>
      )}
    </span>
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
