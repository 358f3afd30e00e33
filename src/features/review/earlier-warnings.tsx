import { useQuery } from '@tanstack/react-query';
import { skuWarningsQuery, type SkuOfSeller } from '#api/skus.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';

/**
 * What the SKU was warned of before, for a refusal to be weighed against (row REV-4). Its room is there from the start: whatever the
 * answer is and whenever it comes, nothing around it moves. It only tells; what is ticked is the person's own.
 */
export const EarlierWarnings = (sku: SkuOfSeller) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data: warnings, isError } = useQuery(skuWarningsQuery(api, sku));
  const isLong = warnings !== undefined && warnings.length > 0;

  const told = (): string => {
    if (warnings === undefined) return t(isError ? 'listing.warnings.earlierFailed' : 'listing.warnings.earlierAsked');
    return isLong ? warnings.map((each) => warningLabel(t, each)).join(' · ') : t('listing.warnings.earlierNone');
  };

  return (
    <fieldset className="warnings-earlier" aria-label={t('listing.warnings.earlier')}>
      <strong>{t('listing.warnings.earlier')}</strong>
      {/* Long ones are scrolled, so keys have to reach them; a line that says there is nothing is no stop. */}
      <p aria-live="polite" {...(isLong && { tabIndex: 0 })}>
        {told()}
      </p>
    </fieldset>
  );
};
