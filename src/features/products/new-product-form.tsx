import { Button } from '@radix-ui/themes';
import { useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { addProduct, mostSkus, type Product } from '#contract/product.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { focusBeside } from '#ui/form/focus-beside.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { CategoryField, type RenderCategories } from './category-field.tsx';
import { apartFields, blankProduct, newProductSchema, nextSku, valuesLike, type NewProductValues } from './new-product-values.ts';
import { NewSkuFields } from './new-sku-fields.tsx';
import { productKind } from './product-kind.ts';

interface NewProductFormProps {
  /** What it begins as; null is a blank one. */
  readonly like: Product | null;
  readonly renderCategories: RenderCategories;
  readonly onCancel: () => void;
  readonly onSaved: (productId: string) => void;
}

/** All of a product before there is one. The draft is kept, leaving asks, and sent again before it was answered it is made once. */
export const NewProductForm = ({ like, renderCategories, onCancel, onSaved }: NewProductFormProps) => {
  const t = useT();
  const namesCompany = useWorkbench().actor().role === 'superuser';
  const defaults = useMemo(() => (like ? valuesLike(like) : blankProduct), [like]);
  const schema = useMemo(() => newProductSchema(t, namesCompany), [t, namesCompany]);
  const { form, save } = useEntityForm({
    kind: productKind,
    record: null,
    ...(like && { begunAs: `like:${like._id}` }),
    schema,
    defaults,
    write: (send, body) => send(addProduct, { body }),
    savedText: t('products.saved'),
    onSaved: ({ _id }) => onSaved(_id),
  });
  return (
    <Form takesFocus form={form} onSubmit={save} label={t('product.add')} className="form record-sections">
      <ErrorSummary />
      <Section title={t('products.data')}>
        <div className="record-pair panel-inset">
          {namesCompany && <CompanyField />}
          <TextField name="name" label={t('products.name')} isRequired />
          <TextField name="brand" label={t('products.column.brand')} />
          <CategoryField renderCategories={renderCategories} />
        </div>
      </Section>
      <NewSkus />
      <p className="quiet">{t('products.picturesLater')}</p>
      <FormButtons onLeave={onCancel} leaves="common.cancel">
        {t('products.save')}
      </FormButtons>
    </Form>
  );
};

const CompanyField = () => {
  const t = useT();
  const options = useCompanyOptions(undefined);
  return <SelectField name="sellerId" label={t('records.company')} options={options} isRequired />;
};

/** The only form it is stocked in, or each of several and what sets them apart. */
const NewSkus = () => {
  const t = useT();
  const { fields, append, remove } = useFieldArray<NewProductValues, 'skus'>({ name: 'skus' });
  const [first, second, tellsOne = false, skus] = useWatch<NewProductValues, ['first', 'second', 'tellsOne', 'skus']>({
    name: ['first', 'second', 'tellsOne', 'skus'],
  });
  const names = { first, second };
  const isMany = fields.length > 1;
  const tellsApart = isMany || tellsOne;
  const apart = apartFields
    .filter((field) => field === 'first' || names[field].trim() !== '')
    .map((field) => ({ field, label: names[field].trim() || t('products.valueApart'), isRequired: isMany && field === 'first' }));
  const restOf = (at: number) =>
    (skus[at]?.rest ?? []).map(({ attId }, n) => ({ field: `rest.${n}.attValue`, label: attId, isRequired: false }));
  const removeOf = (at: number, pressed: Element): void => {
    // The only one that is left can not be removed: it is written in.
    focusBeside(pressed, { row: '.section', target: fields.length > 2 ? 'button' : 'input' });
    remove(at);
  };
  return (
    <>
      <Section
        title={t('products.variations')}
        action={
          fields.length < mostSkus && (
            <Button type="button" size="1" variant="soft" onClick={() => append(nextSku(skus.at(-1)))}>
              {t('products.addVariation')}
            </Button>
          )
        }
      >
        <div className="record-pair panel-inset">
          {tellsApart ? (
            <>
              <TextField name="first" label={t('products.firstApart')} hint={t('products.firstApartHint')} isRequired={isMany} />
              <TextField name="second" label={t('products.secondApart')} />
            </>
          ) : (
            <p className="quiet">{t('products.oneVariation')}</p>
          )}
        </div>
      </Section>
      {fields.map(({ id }, at) => (
        <NewSkuFields
          key={id}
          at={at}
          apart={tellsApart ? [...apart, ...restOf(at)] : []}
          onRemove={isMany ? (pressed) => removeOf(at, pressed) : null}
        />
      ))}
    </>
  );
};
