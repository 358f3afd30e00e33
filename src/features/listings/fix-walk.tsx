import { Button } from '@radix-ui/themes';
import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { newestRow } from '#api/fresh-rows.ts';
import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { viewOf } from '#commands/view.ts';
import type { ListingRow } from '#contract/listing.ts';
import { ResultPanel } from '#entities/batch/result-panel.tsx';
import { pageOf, useListingPlace } from '#entities/listing/listing-place.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import type { Tone } from '#ui/status-dot.tsx';
import { nextToFix, readWalk, writeWalk } from './walk.ts';
import { warningsOf } from './warnings-of.ts';

/** Undefined until it is known, null when it is gone. */
type Known = ListingRow | null | undefined;

const isRefused = (row: Known): boolean => row?.status === 'refused';

/** Each of the walk as the server last said, with what waits to be sent over it. */
const useKnown = (walk: readonly string[]): { readonly rows: readonly Known[]; readonly retry: (() => void) | null } => {
  const { api, queryClient, index, actor } = useWorkbench();
  const outbox = useOutbox();
  const fresh = listings.fresh(queryClient);
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  const asked = useQueries({ queries: walk.map((id) => listings.rowQuery(api, id)) });
  const rows = asked.map(({ data }, at) => {
    const publishId = walk[at] ?? '';
    const base = data ? newestRow(data, fresh.get(publishId)) : data;
    return base && viewOf(base, listingSubject({ publishId }), outbox, index, actor());
  });
  const failed = asked.filter(({ isError }) => isError);
  return { rows, retry: failed.length > 0 ? () => void Promise.all(failed.map(async ({ refetch }) => refetch())) : null };
};

const toneOf = (row: Known): Tone => {
  if (row === undefined) return 'idle';
  return row === null || isRefused(row) ? 'bad' : 'good';
};

const countOf = (t: Translate, known: readonly Known[], hasFailed: boolean): string => {
  if (hasFailed) return t('listing.fix.failed');
  const left = known.filter(isRefused).length;
  if (left > 0) return t('listing.fix.left', { n: left });
  return t(known.includes(undefined) ? 'listing.fix.loading' : 'listing.fix.none');
};

const saidOf = (t: Translate, row: Known): string => {
  if (row === undefined) return t('listing.fix.loading');
  if (row === null) return t('listing.notFound');
  if (isRefused(row)) return t('listing.fix.open', { warnings: warningsOf(t, row) });
  return row.status === 'pending' ? t('listing.fix.sent') : t(`listing.status.${row.status}`);
};

interface FixWalkProps {
  /** As the address has it. */
  readonly fix: string | undefined;
  /** The one that is open. */
  readonly publishId: string;
}

/** Refused listings corrected one after the other: which is open, what is wrong with each, and what became of those sent again. */
export const FixWalk = ({ fix, publishId }: FixWalkProps) => {
  const t = useT();
  const navigate = useNavigate();
  const place = useListingPlace();
  const walk = readWalk(fix);
  const { rows: known, retry } = useKnown(walk);
  if (walk.length === 0) return null;
  const next = nextToFix(walk, (id) => isRefused(known[walk.indexOf(id)]), publishId);
  const search = { fix: writeWalk(walk) };
  // In the place of the one before: 'Anúncios' leads back to the list the walk began in.
  const go = (id: string): void => void navigate({ to: pageOf[place], params: { publishId: id }, search, replace: true });
  const end = (): void => void navigate({ to: pageOf[place], params: { publishId }, search: {}, replace: true });
  return (
    <ResultPanel
      title={t('listing.fix.title', { at: walk.indexOf(publishId) + 1, of: walk.length })}
      count={countOf(t, known, retry !== null)}
      closeLabel={t('listing.fix.end')}
      onClose={end}
      lines={known.map((row, at) => {
        const id = walk[at] ?? '';
        return {
          id,
          name: (
            <Link
              to={pageOf[place]}
              params={{ publishId: id }}
              search={search}
              replace
              className="truncate"
              aria-current={id === publishId ? 'true' : undefined}
            >
              {row?.title ?? id}
            </Link>
          ),
          tone: toneOf(row),
          said: saidOf(t, row),
        };
      })}
    >
      {retry && (
        <Button type="button" size="1" variant="soft" color="gray" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
      {next !== null && (
        <Button type="button" size="1" variant="soft" onClick={() => go(next)}>
          {t('listing.fix.next')}
        </Button>
      )}
    </ResultPanel>
  );
};
