import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { guidelines } from '#api/guidelines.ts';
import { listings } from '#api/listings.ts';
import type { ListingRow } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { QueueRows } from '../queue-rows.ts';
import { useSession } from '../session-store.ts';

type Category = ListingRow['category'];

/** The queue is drawn without what draws them. It is fetched ahead. */
const text = createLazyModule(() => import('#entities/guidelines/guidelines-text.tsx'));

/** `h`: what is gone by in the category of the listing that is open. */
export const Guidelines = ({ category }: { readonly category: Category }) => {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => setOpen(false), []);
  useEffect(() => whenIdle(text.ahead), []);
  useHandlers({ 'queue.guidelines': () => setOpen(true) });
  return isOpen && <GuidelinesDialog category={category} onClose={close} />;
};

/** In the queue: of the listing that is drawn, whichever of the two panes is on screen. */
export const QueueGuidelines = ({ rows }: { readonly rows: QueueRows }) => {
  const { queryClient } = useWorkbench();
  const openId = useSession((session) => session.openId);
  const row = openId === null ? null : (rows.rowOf(openId)?.base ?? listings.fresh(queryClient).get(openId));
  return row && <Guidelines category={row.category} />;
};

const GuidelinesDialog = ({ category, onClose }: { readonly category: Category; readonly onClose: () => void }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, isError, refetch, isFetching } = useQuery(guidelines.query(api, category.id));
  const holding = data?.holding;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('queue.guidelines')}
      description={category.name}
      size="medium"
      isFullOnNarrow
    >
      {holding && (
        <LazyPart lazy={text} missing={t('guidelines.failed')}>
          {({ GuidelinesText }) => <GuidelinesText holding={holding} />}
        </LazyPart>
      )}
      {holding === null && <EmptyState title={t('guidelines.none')} hint={t('guidelines.whoWrites')} />}
      {!data && isError && <ProblemState title={t('guidelines.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <output className="quiet">{t('common.loading')}</output>}
    </Dialog>
  );
};
