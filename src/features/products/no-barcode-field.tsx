import { NoBarcodeReason } from '#contract/product.ts';
import { useT } from '#locale/locale.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

/** Why a SKU has no barcode; `at` is which of the product's, from 0. Means nothing beside one. */
export const NoBarcodeField = ({ at }: { readonly at: number }) => {
  const t = useT();
  const reasons = NoBarcodeReason.options.map((value) => ({ value, label: t(`products.noBarcode.${value}`) }));
  return (
    <SelectField
      name={`skus.${at}.noBarcode`}
      label={t('products.noBarcode')}
      options={[{ value: '', label: t('products.hasBarcode') }, ...reasons]}
    />
  );
};
