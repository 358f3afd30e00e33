import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { mediations } from '#api/mediations.ts';
import { mediationNumber, mediationSubject } from '#commands/mediation/mediation-view.ts';
import type { MediationRow } from '#contract/mediation.ts';
import { useNewest, useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useScope, useTargets } from '#palette/context.tsx';
import { useNow } from '#ui/now.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { defaultPageSizes, type QueryRules } from '#ui/table/query.ts';
import type { RowKeys } from '#ui/table/row-keys.ts';
import { tableMemoryOf } from '#ui/table/table-memory.ts';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { useMediationForms } from '../close/use-mediation-forms.ts';
import { mediationColumns } from './mediation-columns.tsx';
import { columnIds, mediationSource } from './mediation-source.ts';
import { mediationKind } from '../mediation-kind.ts';
import '#ui/record-frames.css';
import './mediation-list.css';

const rowId = ({ _id }: MediationRow): string => _id;
/** Those of the review queue. */
const keys: RowKeys = { j: 'down', k: 'up' };

interface MediationListScreenProps {
  /** The table's place in the URL. */
  readonly place: SearchPort;
  /** Whose arrangement of the columns is remembered. */
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** Another one asks the list again: something changed, or, where it is filtered by deadline, time went by. */
const useRevision = (isOfOneDue: boolean): string => {
  const { queryClient } = useWorkbench();
  const now = useNow('minute');
  const invalidation = useMemo(() => mediations.invalidation(queryClient), [queryClient]);
  const revision = useSyncExternalStore(invalidation.subscribe, invalidation.revision);
  return isOfOneDue ? `${revision}/${now}` : String(revision);
};

/** All mediations one sees: found, filtered, and opened to be answered (row MED-1). */
export const MediationListScreen = ({ place, userId, views }: MediationListScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { api, queryClient, actor } = useWorkbench();
  const { role } = actor();
  const source = useMemo(() => mediationSource(api, queryClient), [api, queryClient]);
  const { [columnIds.company]: company, [columnIds.account]: account } = place.search;
  const options = useWhoseOptions({ company, account }, role !== 'seller');
  const shown = useShownRow(mediationKind);
  const rules = useMemo(
    (): QueryRules<MediationRow> => ({ columns: mediationColumns(t, role, options, shown), pageSizes: defaultPageSizes, defaultSort: [] }),
    [t, role, options, shown],
  );
  const remember = useMemo(() => ({ owner: userId, table: 'mediations' }), [userId]);
  const revision = useRevision(place.search[columnIds.due] !== undefined);
  const [cursorRow, setCursorRow] = useState<MediationRow | null>(null);
  const cursor = useNewest(mediationKind, cursorRow);
  useScope('mediation');
  useMediationForms();
  // What keys and palette act on: the row under the cursor.
  useTargets('selection', cursor ? [{ subject: mediationSubject(cursor), label: mediationNumber(cursor), base: cursor }] : []);

  return (
    <div className="records">
      <DataTable
        label={t('shell.title.mediations')}
        searchLabel={t('mediation.search')}
        mode="scroll"
        rules={rules}
        source={source}
        place={place}
        rowId={rowId}
        keys={keys}
        remember={remember}
        memory={tableMemoryOf(queryClient, 'mediations')}
        revision={revision}
        onCursor={setCursorRow}
        onOpen={({ _id, externalId }) => void navigate({ to: '/mediationdetail/$id', params: { id: _id }, search: { externalId } })}
        empty={{ hint: t('mediation.empty') }}
        tools={views}
      />
    </div>
  );
};
