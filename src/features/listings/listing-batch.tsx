import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listings } from '#api/listings.ts';
import type { Target } from '#commands/command.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingRow } from '#contract/listing.ts';
import { ChosenCommands, type Choose } from '#entities/batch/chosen-commands.tsx';
import { useChosen } from '#entities/batch/use-chosen.ts';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { ownerSteps } from '#entities/listing/owner-steps.ts';
import { UnreadChosen } from '#entities/unread-chosen.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { RowQuery } from '#ui/table/query.ts';
import type { Chosen } from '#ui/table/use-delete.ts';
import { FixChosen } from './fix-chosen.tsx';
import { listingFilterOf } from './listing-source.ts';
import { toFix, writeWalk } from './walk.ts';

const none: readonly Target[] = [];

interface ListingBatchProps {
  readonly chosen: Chosen;
  readonly choose: Choose;
  readonly onChoosing: (isChoosing: boolean) => void;
}

/** What can be done with the chosen listings; the refused ones are corrected one after the other, or sent again as they are. */
export const ListingBatch = ({ chosen, choose, onChoosing }: ListingBatchProps) => {
  const navigate = useNavigate();
  const { api, queryClient } = useWorkbench();
  const at = useListingPlace();
  const source = useMemo(
    () => ({
      fresh: listings.fresh(queryClient),
      idOf: ({ publishId }: ListingRow) => publishId,
      newest: (id: string) => listings.newest(queryClient, id),
      rowQuery: (id: string) => listings.rowQuery(api, id),
      foundQuery: (query: RowQuery, most: number) => listings.foundQuery(api, listingFilterOf(query, at), most),
    }),
    [api, at, queryClient],
  );
  const found = useChosen(source, chosen);
  const views = found.kind === 'ready' ? found.views : null;
  const targets = useMemo(
    () => views?.map((row): Target => ({ subject: listingSubject(row), label: row.title, base: row })) ?? none,
    [views],
  );
  const { walk, left } = toFix(views ?? []);
  const [first] = walk;
  const fix = (publishId: string): void => void navigate({ to: pageOf[at], params: { publishId }, search: { fix: writeWalk(walk) } });
  return (
    <>
      <UnreadChosen chosen={chosen} foundQuery={source.foundQuery} />
      <ChosenCommands
        on="listing"
        chosen={chosen}
        found={found}
        targets={targets}
        names={ownerSteps}
        choose={choose}
        onChoosing={onChoosing}
      >
        {first !== undefined && <FixChosen walk={walk} left={left} onFix={() => fix(first)} />}
      </ChosenCommands>
    </>
  );
};
