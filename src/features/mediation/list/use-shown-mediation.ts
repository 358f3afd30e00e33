import { freshMediationsOf } from '#api/fresh-rows.ts';
import { mediationSubject, type MediationView } from '#commands/mediation/mediation-view.ts';
import { useNewestRow } from '#commands/use-newest-row.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { MediationRow } from '#contract/mediation.ts';

const mediationId = ({ _id }: MediationRow): string => _id;

export const useNewestMediation = <Row extends MediationRow | null>(row: Row): Row =>
  useNewestRow(freshMediationsOf(useWorkbench().queryClient), row, mediationId);

interface ShownMediation {
  readonly mediation: MediationView;
  /** Something decided here has not reached the server. */
  readonly isUnsent: boolean;
}

/** A row as it now is, with what waits to be sent over it. */
export const useShownMediation = (row: MediationRow): ShownMediation => {
  const base: MediationView = useNewestMediation(row);
  const mediation = useView(base, mediationSubject(row));
  return { mediation, isUnsent: mediation !== base };
};
