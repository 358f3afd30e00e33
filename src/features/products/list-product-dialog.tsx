import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { marketPlacesQuery } from '#api/market-places.ts';
import { listProduct, type NamedListing, type Product } from '#contract/product.ts';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { ToConnections } from '#entities/to-connections.tsx';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';

interface ListProductDialogProps {
  readonly product: Pick<Product, '_id' | 'name' | 'sellerId' | 'skus'>;
  readonly onClose: () => void;
  /** Something was made. */
  readonly onListed: () => void;
}

type Listed = z.infer<typeof listProduct.reply>;

/** 'Criar anúncio': which SKUs, in which accounts. One that was made is opened; of several, and of what was there, it is told. */
export const ListProductDialog = ({ product, onClose, onListed }: ListProductDialogProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api } = useWorkbench();
  const { data } = useQuery(marketPlacesQuery(api));
  const [listed, setListed] = useState<Listed | null>(null);
  const accounts = useMemo(() => data?.filter(({ sellerId }) => sellerId === product.sellerId), [data, product.sellerId]);
  const take = (answer: Listed): void => {
    const { made, existing } = answer;
    if (made.length > 0) {
      toast.success(t('products.listMade', { n: made.length }));
      onListed();
    }
    const [only] = made;
    if (!only || made.length + existing.length > 1) return setListed(answer);
    onClose();
    void navigate({ to: '/publish/$publishId', params: { publishId: only.publishId } });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('product.list')} description={product.name} isFullOnNarrow>
      {listed && <ListedLinks {...listed} onClose={onClose} />}
      {!listed && !accounts && <output className="skeleton" aria-label={t('common.loading')} />}
      {!listed && accounts?.length === 0 && (
        <>
          <p>{t('products.listNoAccount')}</p>
          <ToConnections />
        </>
      )}
      {!listed && accounts && accounts.length > 0 && <WhichForm product={product} accounts={accounts} onClose={onClose} onListed={take} />}
    </Dialog>
  );
};

interface WhichFormProps {
  readonly product: ListProductDialogProps['product'];
  readonly accounts: readonly { readonly _id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onListed: (answer: Listed) => void;
}

/** Ids of those whose box is checked. */
const marked = (things: readonly { readonly _id: string }[], marks: readonly boolean[]): string[] =>
  things.flatMap(({ _id }, at) => (marks[at] ? [_id] : []));

const WhichForm = ({ product: { _id, skus }, accounts, onClose, onListed }: WhichFormProps) => {
  const t = useT();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const some = useMemo(() => {
    return z.array(z.boolean()).superRefine((marks, context) => {
      if (!marks.includes(true)) context.addIssue({ code: 'custom', input: marks, path: [0], message: t('products.listNothing') });
    });
  }, [t]);
  const schema = useMemo(() => z.object({ accounts: some, skus: some }), [some]);
  // With several accounts nobody knows which are meant; all of what is stocked mostly is.
  const defaults = useMemo(() => ({ accounts: accounts.map(() => accounts.length === 1), skus: skus.map(() => true) }), [accounts, skus]);
  const form = useZodForm(schema, { defaults });
  return (
    <Form
      form={form}
      label={t('product.list')}
      onSubmit={async (marks) => {
        const body = { accounts: marked(accounts, marks.accounts), skus: marked(skus, marks.skus) };
        const made = await sendOnce(listProduct, { params: { id: _id }, body });
        if (!made.ok) return refusalOf(made.error);
        onListed(made.value);
        return null;
      }}
    >
      <p className="quiet">{t('products.listHint')}</p>
      <fieldset className="product-which">
        <legend className="field-label">{t('products.listWhere')}</legend>
        {accounts.map(({ _id: id, name }, at) => (
          <CheckboxField key={id} name={`accounts.${at}`} label={name} />
        ))}
      </fieldset>
      {skus.length > 1 && (
        <fieldset className="product-which">
          <legend className="field-label">{t('products.listWhat')}</legend>
          {skus.map(({ _id: id, sku, attributes }, at) => (
            <CheckboxField key={id} name={`skus.${at}`} label={[sku, ...attributes.map(({ attValue }) => attValue)].join(' · ')} />
          ))}
        </fieldset>
      )}
      <div className="record-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('controls.back')}
        </Button>
        <SubmitButton>{t('product.list')}</SubmitButton>
      </div>
    </Form>
  );
};

const ListedLinks = ({ made, existing, onClose }: Listed & { readonly onClose: () => void }) => {
  const t = useT();
  return (
    <>
      {made.length > 0 && <Links title={t('products.listMade', { n: made.length })} listings={made} />}
      {existing.length > 0 && <Links title={t('products.listExisting')} listings={existing} />}
      <div className="record-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('controls.back')}
        </Button>
      </div>
    </>
  );
};

const Links = ({ title, listings }: { readonly title: string; readonly listings: readonly NamedListing[] }) => {
  const t = useT();
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      <ul>
        {listings.map(({ publishId, sku, marketPlaceName }) => (
          <li key={publishId}>
            <Link to="/publish/$publishId" params={{ publishId }} className="link">
              {t('products.listOne', { sku, account: marketPlaceName })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
