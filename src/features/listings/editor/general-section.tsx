import { useQuery } from '@tanstack/react-query';
import { marketPlacesQuery } from '#api/market-places.ts';
import { longestTitle } from '#contract/listing-edit.ts';
import type { Listing } from '#contract/listing.ts';
import { optionOf } from '#contract/unreadable.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { CategoryLine } from './category-line.tsx';
import { ClosedNote } from './closed-note.tsx';
import { closedNotes, isClosed, type Closed } from './closed.ts';
import { PriceAlone } from './price-alone.tsx';
import { TitleField } from './title-field.tsx';

/** What it is, whose it is and where it is sold (row LST-3). */
export const GeneralSection = ({ listing, closed }: { readonly listing: Listing; readonly closed: Closed }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data: accounts = [] } = useQuery(marketPlacesQuery(api));
  const own = accounts.filter(({ sellerId }) => sellerId === listing.sellerId).map(({ _id, name }) => optionOf(_id, name));
  const options = own.some(({ value }) => value === listing.marketPlaceId)
    ? own
    : [{ value: listing.marketPlaceId, label: listing.marketPlaceName }, ...own];
  return (
    <Section title={t('editor.general')} anchor="editor-general">
      <div className="editor-fields">
        <TitleField name="title" label={t('listing.field.title')} isRequired most={longestTitle} {...closed('title')} />
        <CategoryLine listing={listing} isReadOnly={isClosed(closed('category'))} />
        <div className="editor-grid">
          <SelectField
            name="sellerId"
            label={t('listing.field.company')}
            isRequired
            options={[{ value: listing.sellerId, label: listing.sellerName }]}
            {...closed('sellerId')}
          />
          <SelectField name="marketPlaceId" label={t('listing.field.account')} options={options} {...closed('marketPlaceId')} />
          <SelectField
            name="condition"
            label={t('listing.field.condition')}
            isRequired
            options={(['new', 'used'] as const).map((value) => ({ value, label: t(`listing.condition.${value}`) }))}
            {...closed('condition')}
          />
          <SelectField
            name="listingType"
            label={t('listing.field.listingType')}
            isRequired
            options={(['gold_pro', 'gold_special'] as const).map((value) => ({ value, label: t(`listing.type.${value}`) }))}
            {...closed('listingType')}
          />
          <SelectField
            name="shipMode"
            label={t('listing.field.shipMode')}
            isRequired
            options={(['me1', 'me2'] as const).map((value) => ({ value, label: t(`listing.shipMode.${value}`) }))}
            {...closed('shipMode')}
          />
          <TextField name="gtin" label={t('listing.field.gtin')} inputMode="numeric" hint={t('editor.publishedGtin')} {...closed('gtin')} />
          <MoneyField name="price" label={t('listing.field.price')} {...closed('price')} />
          <PriceAlone listing={listing} />
          <ClosedNote of={closed('condition')} id={closedNotes.general} text={t('editor.closedGeneral')} />
        </div>
      </div>
    </Section>
  );
};
