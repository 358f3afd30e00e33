import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { kits } from '#api/kits.ts';
import { listKit, type Kit } from '#contract/kit.ts';
import { NewListingsDialog } from '#entities/listing/new-listings-dialog.tsx';
import { useEditing } from '#entities/records/use-editing.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { useMayOpen } from '#entities/may-open.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { RecordListings } from '#entities/records/record-listings.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { Stock } from '#entities/records/stock.tsx';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Count } from '#ui/count.tsx';
import { Money } from '#ui/money.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';
import { ArchivedMark } from './archived-mark.tsx';
import { KitForm } from './kit-form.tsx';
import { KitResult } from './kit-result.tsx';

/** /kit/{id}: what one kit is made of and what that comes to; a reviewer looks, and changes nothing. */
export const KitPage = ({ kitId }: { readonly kitId: string }) => {
  const { actor } = useWorkbench();
  return (
    <LoadedPage back={actor().role === 'reviewer' ? 'history' : { to: '/kit', label: 'kits.back' }} of={(api) => kits.query(api, kitId)}>
      {(data, askAgain) => <LoadedKit kit={data} onChanged={askAgain} />}
    </LoadedPage>
  );
};

interface LoadedKitProps {
  readonly kit: Kit;
  readonly onChanged: () => void;
}

const LoadedKit = ({ kit, onChanged }: LoadedKitProps) => {
  const t = useT();
  const sendOnce = useSendOnce();
  const [isListing, setListing] = useState(false);
  const keeps = useWorkbench().actor().role !== 'reviewer';
  const { isEditing, edit, stop, title } = useEditing();
  // Nobody makes what they may not open.
  const mayList = useMayOpen('/publish') && keeps;
  useTargets('page', [{ subject: `kit:${kit._id}`, label: kit.name, base: kit }]);
  useHandlers(keeps && !isEditing ? { 'kit.edit': edit, ...(mayList && { 'kit.list': () => setListing(true) }) } : {});
  return (
    <>
      <RecordHead
        name={<SafeText>{kit.name}</SafeText>}
        nameRef={title}
        actions={
          keeps &&
          !isEditing && (
            <>
              {mayList && <CommandButton name="kit.list" />}
              <CommandButton name="kit.edit" variant={mayList ? 'soft' : 'solid'} />
            </>
          )
        }
      >
        <p className="quiet">{[kit.code, kit.sellerName].join(' · ')}</p>
      </RecordHead>
      {isEditing ? (
        <KitForm kit={kit} onCancel={stop} onSaved={stop} />
      ) : (
        <>
          <KitResult figures={kit} discount={kit.discount} />
          <KitParts parts={kit.parts} />
          <RecordListings
            title={t('kits.publications')}
            empty={t('kits.noPublications')}
            place="/kitPublish"
            listings={kit.publications.map((each) => ({ ...each, sku: kit.code }))}
          />
          <RecordHistory
            history={kit.history}
            none={t('kits.noHistory')}
            say={({ type, fields }) => ({
              title: t(`kits.event.${type}`),
              detail: fields.map((field) => t(`kits.field.${field}`)).join(', '),
            })}
          />
        </>
      )}
      {isListing && (
        <NewListingsDialog
          of={kit}
          hint={t('kits.listHint')}
          place="/kitPublish"
          send={(accounts) => sendOnce(listKit, { params: { id: kit._id }, body: { accounts } })}
          onClose={() => setListing(false)}
          onListed={onChanged}
        />
      )}
    </>
  );
};

const KitParts = ({ parts }: Pick<Kit, 'parts'>) => {
  const t = useT();
  return (
    <Section title={t('kits.column.contents')}>
      <RecordTable
        label={t('kits.column.contents')}
        rows={parts}
        rowId={({ skuId }) => skuId}
        columns={[
          {
            id: 'quantity',
            title: t('kits.quantity'),
            cell: ({ quantity }) => (
              <>
                <Count of={quantity} /> ×
              </>
            ),
          },
          { id: 'sku', title: t('listing.field.sku'), cell: ({ sku }) => sku },
          {
            id: 'name',
            title: t('kind.product.one'),
            cell: ({ productId, productName, isArchived }) => (
              <>
                <Link to="/product/show/$productId" params={{ productId }} className="link">
                  {productName}
                </Link>
                <ArchivedMark isArchived={isArchived} />
              </>
            ),
          },
          { id: 'price', title: t('kits.unitPrice'), cell: ({ price }) => <Money cents={price} /> },
          { id: 'stock', title: t('products.column.stock'), cell: ({ stock }) => <Stock pieces={stock} /> },
          { id: 'measures', title: t('products.measures'), cell: ({ dimensions }) => measuresText(dimensions) },
        ]}
      />
    </Section>
  );
};
