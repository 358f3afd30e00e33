import type { Subject } from '#events/record.ts';
import { useCommands, useExecuted } from '#palette/context.tsx';
import { isRecordedOf } from '#palette/is-recorded-of.ts';

/** Row MED-3: closed, the open mediation is left for the list. It goes at once, and nothing takes it back (decision 0076). */
export const useLeaveClosed = (open: Subject): void => {
  const { navigate } = useCommands();
  useExecuted((executed) => {
    if (executed.command.name === 'mediation.close' && isRecordedOf(executed, open)) navigate('/mediation');
  });
};
