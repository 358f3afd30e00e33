import { useMemo } from 'react';
import { saveProduct, type Product, type ProductEdit } from '#contract/product.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { useT } from '#locale/locale.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form, notSaved } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { usePriceQuestion } from '#ui/form/price-question.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { CategoryField, type RenderCategories } from './category-field.tsx';
import { NoBarcodeField } from './no-barcode-field.tsx';
import { productKind } from './product-kind.ts';
import { productSchema, valuesOf } from './product-values.ts';

const sides = ['height', 'width', 'depth'] as const;

interface ProductFormProps {
  readonly product: Product;
  readonly renderCategories: RenderCategories;
  readonly onDone: () => void;
}

/** Title, brand, category and what is kept of each SKU. The draft is kept, leaving asks, and a change by somebody else is told before it is written over. */
export const ProductForm = ({ product, renderCategories, onDone }: ProductFormProps) => {
  const t = useT();
  const defaults = useMemo(() => valuesOf(product), [product]);
  const schema = useMemo(() => productSchema(t, product), [t, product]);
  const { form, save } = useEntityForm({
    kind: productKind,
    record: product,
    schema,
    defaults,
    write: (send, body, seen) => send(saveProduct, { params: { id: product._id }, body }, seen),
    savedText: t('products.saved'),
    onSaved: onDone,
  });
  const { isMeant, dialog } = usePriceQuestion();
  const saveMeant = async (body: ProductEdit) => {
    const before = new Map(product.skus.map(({ _id, sku, price }) => [_id, { of: sku, before: price }]));
    const prices = body.skus.flatMap(({ _id, price, cost }) => {
      const saved = before.get(_id);
      return saved ? [{ ...saved, after: price, cost }] : [];
    });
    return (await isMeant(prices)) ? save(body) : notSaved;
  };
  return (
    <Form takesFocus form={form} onSubmit={saveMeant} label={t('product.edit')} className="form record-sections">
      <ErrorSummary />
      <Section title={t('products.data')}>
        <div className="record-pair panel-inset">
          <TextField name="name" label={t('products.name')} isRequired />
          <TextField name="brand" label={t('products.column.brand')} />
          <CategoryField renderCategories={renderCategories} hint={t('products.categoryHint')} />
        </div>
      </Section>
      {product.skus.map(({ _id, sku }, at) => (
        <Section key={_id} title={sku}>
          <div className="record-pair panel-inset">
            <TextField name={`skus.${at}.gtin`} label={t('listing.field.gtin')} inputMode="numeric" hint={t('products.barcodeHint')} />
            <NoBarcodeField at={at} />
            <MoneyField name={`skus.${at}.price`} label={t('products.column.price')} />
            <NumberField name={`skus.${at}.stock`} label={t('products.column.stock')} isRequired />
            <MoneyField name={`skus.${at}.cost`} label={t('products.cost')} hint={t('products.costHint')} />
            {sides.map((side) => (
              <NumberField
                key={side}
                name={`skus.${at}.${side}`}
                label={t(`products.${side}`)}
                unit="cm"
                decimals={2}
                limits={cubicLimits}
              />
            ))}
            <NumberField name={`skus.${at}.weight`} label={t('products.weight')} unit="g" limits={weightLimits} />
          </div>
        </Section>
      ))}
      {dialog}
      <FormButtons onLeave={onDone} leaves="common.cancel">
        {t('products.save')}
      </FormButtons>
    </Form>
  );
};
