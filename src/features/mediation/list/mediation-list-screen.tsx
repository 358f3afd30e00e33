import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ListScreen, type ListScreenPlace } from '#entities/list-screen.tsx';
import { RecordList } from '#entities/records/record-list.tsx';
import { useShownRow } from '#entities/use-shown.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommandForm, useScope } from '#palette/context.tsx';
import { useNow } from '#ui/now.ts';
import { CloseMediationDialog } from '../close/close-mediation-dialog.tsx';
import { columnIds, mediationKind } from '../mediation-kind.ts';
import { mediationColumns } from './mediation-columns.tsx';
import './mediation-list.css';

/** All mediations one sees: found, filtered, and opened to be answered (row MED-1). */
export const MediationList = ({ place, userId, views }: Omit<ListScreenPlace, 'role'>) => {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useWorkbench().actor();
  const now = useNow('minute');
  const { [columnIds.company]: company, [columnIds.account]: account, [columnIds.due]: due } = place.search;
  const options = useWhoseOptions({ company, account }, role !== 'seller');
  const shown = useShownRow(mediationKind);
  const columns = useMemo(() => mediationColumns(t, role, options, shown), [t, role, options, shown]);
  useScope('mediation');
  useCommandForm('mediation.close', CloseMediationDialog);
  return (
    <RecordList
      kind={mediationKind}
      label={t('shell.title.mediations')}
      searchLabel={t('mediation.search')}
      empty={{ hint: t('mediation.empty') }}
      columns={columns}
      place={place}
      userId={userId}
      // What is due becomes late by itself.
      asOf={due === undefined ? null : now}
      onOpen={({ _id, externalId }) => void navigate({ to: '/mediationdetail/$id', params: { id: _id }, search: { externalId } })}
      tools={views}
    />
  );
};

export const MediationListScreen = () => (
  <ListScreen title="shell.title.mediations" views="mediations" accent="purple">
    {(at) => <MediationList {...at} />}
  </ListScreen>
);
