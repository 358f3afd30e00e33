import { useCommandForm } from '#palette/context.tsx';
import { CloseMediationDialog } from './close-mediation-dialog.tsx';

/** Forms of the commands on mediations, wherever mediations are: on the page of one, and over a row of the list. */
export const useMediationForms = (): void => {
  useCommandForm('mediation.close', CloseMediationDialog);
};
