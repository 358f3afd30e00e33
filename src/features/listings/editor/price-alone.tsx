import { listingParties } from '#contract/listing-parties.ts';
import { isOnShelf } from '#contract/listing-rules.ts';
import type { Listing } from '#contract/listing.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';

/** Price and stock by themselves, whatever else of the form is wrong. While it is not on the marketplace the form is where its price is given. */
export const PriceAlone = ({ listing: { status } }: { readonly listing: Pick<Listing, 'status'> }) => {
  const t = useT();
  const { actor } = useWorkbench();
  if (!isOnShelf(status) || !mayTake(listingParties, 'reprice', actor().role)) return null;
  return (
    <div className="field">
      <CommandButton name="listing.setPriceAndStock" size="1" variant="soft" />
      <span className="field-hint">{t('editor.priceAlone')}</span>
    </div>
  );
};
