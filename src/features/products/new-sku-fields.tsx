import { Button } from '@radix-ui/themes';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { useT } from '#locale/locale.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { NoBarcodeField } from './no-barcode-field.tsx';

const sides = ['height', 'width', 'depth'] as const;

interface NewSkuFieldsProps {
  /** Which of the product's, from 0. */
  readonly at: number;
  /** What sets variations apart, by what it is called; of the only one there is, what the product it began as had. */
  readonly apart: readonly { readonly field: string; readonly label: string; readonly isRequired: boolean }[];
  /** Null of the only one. */
  readonly onRemove: ((pressed: Element) => void) | null;
}

/** One form in which a product is stocked. */
export const NewSkuFields = ({ at, apart, onRemove }: NewSkuFieldsProps) => {
  const t = useT();
  const n = at + 1;
  return (
    <Section
      title={onRemove ? t('products.variation', { n }) : t('listing.field.sku')}
      action={
        onRemove && (
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            aria-label={t('products.removeVariationOf', { n })}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          >
            {t('products.removeVariation')}
          </Button>
        )
      }
    >
      <div className="record-pair panel-inset">
        <TextField name={`skus.${at}.sku`} label={t('listing.field.sku')} isRequired />
        {apart.map(({ field, label, isRequired }) => (
          <TextField key={field} name={`skus.${at}.${field}`} label={label} isRequired={isRequired} />
        ))}
        <TextField name={`skus.${at}.gtin`} label={t('listing.field.gtin')} inputMode="numeric" />
        <NoBarcodeField at={at} />
        <MoneyField name={`skus.${at}.price`} label={t('products.column.price')} isRequired />
        <NumberField name={`skus.${at}.stock`} label={t('products.column.stock')} isRequired />
        <MoneyField name={`skus.${at}.cost`} label={t('products.cost')} hint={t('products.costHint')} />
        {sides.map((side) => (
          <NumberField key={side} name={`skus.${at}.${side}`} label={t(`products.${side}`)} unit="cm" decimals={2} limits={cubicLimits} />
        ))}
        <NumberField name={`skus.${at}.weight`} label={t('products.weight')} unit="g" limits={weightLimits} />
      </div>
    </Section>
  );
};
