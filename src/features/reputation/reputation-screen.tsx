import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { reputationPageQuery } from '#api/reputation.ts';
import { ReputationFilter, type ReputationRow } from '#contract/reputation.ts';
import '#entities/records/records.css';
import { ListScreen, type ListScreenPlace } from '#entities/list-screen.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { filterFrom } from '#entities/records/record-kind.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { Source } from '#ui/table/source.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import '#ui/record-frames.css';
import { reputationColumns } from './reputation-columns.tsx';

const reputationFilterOf = filterFrom(ReputationFilter);

const rowId = ({ _id }: ReputationRow): string => _id;

/** /reputation: how each account stands with the marketplace, the worst first (superusers). */
export const ReputationList = ({ place, userId, views }: Omit<ListScreenPlace, 'role'>) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient } = useWorkbench();
  const { company } = place.search;
  const options = useCompanyOptions(company);
  const columns = useMemo(() => reputationColumns(t, options), [t, options]);
  const rules = useMemo((): QueryRules<ReputationRow> => ({ columns, pageSizes: defaultPageSizes, defaultSort: [] }), [columns]);
  const remember = useMemo(() => ({ owner: userId, table: 'reputation' }), [userId]);
  const source = useMemo(
    (): Source<ReputationRow> => ({
      fetch: ({ query, offset, limit, total }) =>
        queryClient.fetchQuery(reputationPageQuery(api, reputationFilterOf(query), { page: Math.floor(offset / limit) + 1, limit }, total)),
    }),
    [api, queryClient],
  );
  return (
    <div className="records">
      <DataTable
        label={t('shell.title.reputation')}
        searchLabel={t('reputation.search')}
        mode="scroll"
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        remember={remember}
        memory={tableMemoryOf(queryClient, 'reputation')}
        onOpen={({ _id }) => void navigate({ to: '/reputation/$accountId', params: { accountId: _id } })}
        empty={{ hint: t('reputation.empty') }}
        tools={views}
      />
    </div>
  );
};

export const ReputationScreen = () => (
  <ListScreen title="shell.title.reputation" views="reputation">
    {(at) => <ReputationList {...at} />}
  </ListScreen>
);
