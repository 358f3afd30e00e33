import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewQuery } from '#api/price-previews.ts';
import type { PreviewTerms } from '#contract/price-preview.ts';
import type { PriceRun } from '#contract/price-rule.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { RecordPager } from '#entities/records/record-pager.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Section } from '#ui/section.tsx';
import { PriceTable, rowsPerPage } from './price-table.tsx';

interface PricePreviewProps {
  readonly terms: PreviewTerms | null;
  /** Those of the rule: one that ended has changed what prices are now. */
  readonly runs: readonly PriceRun[];
}

/** What terms would make of the listings on sale, while nothing is saved or changed; `null` is terms that say nothing yet. */
export const PricePreviewSection = ({ terms, runs }: PricePreviewProps) => {
  const t = useT();
  return (
    <Section title={t('prices.preview')}>
      {terms ? (
        <Preview key={JSON.stringify(whereIn(terms))} terms={terms} runs={runs} />
      ) : (
        <p className="panel-inset quiet">{t('prices.previewWrong')}</p>
      )}
    </Section>
  );
};

/** Other listings begin at their first page; other terms stay where they are. */
const whereIn = ({ sellerId, marketPlaceId, categoryId, listingType }: PreviewTerms) => [sellerId, marketPlaceId, categoryId, listingType];

const Preview = ({ terms, runs }: PricePreviewProps & { readonly terms: PreviewTerms }) => {
  const t = useT();
  const { api } = useWorkbench();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...previewQuery(api, terms, { page, limit: rowsPerPage }, runs),
    placeholderData: keepPreviousData,
  });
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <output className="skeleton" aria-label={t('common.loading')} />;
  if (data.items.length === 0) return <p className="panel-inset quiet">{t('prices.previewEmpty')}</p>;
  return (
    <>
      <PriceTable label={t('prices.preview')} rows={data.items} isPreview />
      <RecordPager page={page} rowsPerPage={rowsPerPage} counted={data} onPage={setPage} />
    </>
  );
};
