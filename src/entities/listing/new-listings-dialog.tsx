import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { marketPlacesQuery } from '#api/market-places.ts';
import type { NamedListing, NewListings } from '#contract/new-listings.ts';
import type { Problem } from '#api/client.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { ToConnections } from '#entities/to-connections.tsx';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { pageOf, type ListingPlace } from './listing-place.ts';
import './new-listings.css';

interface NewListingsDialogProps {
  /** What is listed, and whose it is. */
  readonly of: { readonly name: string; readonly sellerId: string };
  readonly hint: string;
  /** Under which of the two addresses what is made is opened. */
  readonly place: ListingPlace;
  /** Which of its SKUs, where they are asked for. */
  readonly skus?: readonly { readonly _id: string; readonly label: string }[];
  readonly send: (accounts: string[], skus: string[]) => Promise<Result<NewListings, Problem>>;
  readonly onClose: () => void;
  /** Something was made. */
  readonly onListed: () => void;
}

const noSkus: NonNullable<NewListingsDialogProps['skus']> = [];

/** 'Criar anúncio': which SKUs, in which accounts. One that was made is opened; of several, and of what was there, it is told. */
export const NewListingsDialog = ({ of, hint, place, skus = noSkus, send, onClose, onListed }: NewListingsDialogProps) => {
  const t = useT();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { api } = useWorkbench();
  const { data } = useQuery(marketPlacesQuery(api));
  const [listed, setListed] = useState<NewListings | null>(null);
  const accounts = useMemo(() => data?.filter(({ sellerId }) => sellerId === of.sellerId), [data, of.sellerId]);
  const take = (answer: NewListings): void => {
    const { made, existing } = answer;
    if (made.length > 0) {
      toast.success(t('newListings.made', { n: made.length }));
      onListed();
    }
    if (!isHere()) return;
    const [only] = made;
    if (!only || made.length + existing.length > 1) {
      setListed(answer);
      return;
    }
    onClose();
    void navigate({ to: pageOf[place], params: { publishId: only.publishId } });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('product.list')} description={of.name} isFullOnNarrow>
      {listed && <ListedLinks {...listed} place={place} onClose={onClose} />}
      {!listed && !accounts && <output className="skeleton" aria-label={t('common.loading')} />}
      {!listed && accounts?.length === 0 && (
        <>
          <p>{t('newListings.noAccount')}</p>
          <ToConnections />
        </>
      )}
      {!listed && accounts && accounts.length > 0 && (
        <WhichForm hint={hint} skus={skus} accounts={accounts} send={send} onClose={onClose} onListed={take} />
      )}
    </Dialog>
  );
};

interface WhichFormProps extends Required<Pick<NewListingsDialogProps, 'hint' | 'skus' | 'send' | 'onClose'>> {
  readonly accounts: readonly { readonly _id: string; readonly name: string }[];
  readonly onListed: (answer: NewListings) => void;
}

/** Ids of those whose box is checked. */
const marked = (things: readonly { readonly _id: string }[], marks: readonly boolean[]): string[] =>
  things.flatMap(({ _id }, at) => (marks[at] ? [_id] : []));

const WhichForm = ({ hint, skus, accounts: known, send, onClose, onListed }: WhichFormProps) => {
  const t = useT();
  const refusalOf = useRecordRefusal();
  // Boxes go by their place: an account that is connected meanwhile would take the mark of another one.
  const [accounts] = useState(known);
  const some = useMemo(() => {
    return z.array(z.boolean()).superRefine((marks, context) => {
      if (marks.length > 0 && !marks.includes(true))
        context.addIssue({ code: 'custom', input: marks, path: [0], message: t('newListings.nothing') });
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
        const made = await send(marked(accounts, marks.accounts), marked(skus, marks.skus));
        if (!made.ok) return refusalOf(made.error);
        onListed(made.value);
        return null;
      }}
    >
      <p className="quiet">{hint}</p>
      <fieldset className="new-listings-which">
        <legend className="field-label">{t('newListings.where')}</legend>
        {accounts.map(({ _id: id, name }, at) => (
          <CheckboxField key={id} name={`accounts.${at}`} label={name} />
        ))}
      </fieldset>
      {skus.length > 1 && (
        <fieldset className="new-listings-which">
          <legend className="field-label">{t('newListings.what')}</legend>
          {skus.map(({ _id: id, label }, at) => (
            <CheckboxField key={id} name={`skus.${at}`} label={label} />
          ))}
        </fieldset>
      )}
      <FormButtons onLeave={onClose}>{t('product.list')}</FormButtons>
    </Form>
  );
};

interface ListedLinksProps extends NewListings, Pick<NewListingsDialogProps, 'place' | 'onClose'> {}

const ListedLinks = ({ made, existing, place, onClose }: ListedLinksProps) => {
  const t = useT();
  return (
    <>
      {made.length > 0 && <Links title={t('newListings.made', { n: made.length })} place={place} listings={made} />}
      {existing.length > 0 && <Links title={t('newListings.existing')} place={place} listings={existing} />}
      <div className="record-buttons">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('controls.back')}
        </Button>
      </div>
    </>
  );
};

interface LinksProps extends Pick<NewListingsDialogProps, 'place'> {
  readonly title: string;
  readonly listings: readonly NamedListing[];
}

const Links = ({ title, place, listings }: LinksProps) => {
  const t = useT();
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      <ul>
        {listings.map(({ publishId, sku, marketPlaceName }) => (
          <li key={publishId}>
            <Link to={pageOf[place]} params={{ publishId }} className="link">
              {t('newListings.one', { sku, account: marketPlaceName })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
