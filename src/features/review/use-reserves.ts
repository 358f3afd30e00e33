import { useWorkbench } from '#outbox/workbench.tsx';
import { useSession } from './session-store.ts';

/** Does this person hold more than what they have open? A superuser who only looks keeps no reviewer from what comes next. */
export const useReserves = (): boolean => {
  const { actor } = useWorkbench();
  const isWorking = useSession((session) => session.isWorking);
  return isWorking || actor().role === 'reviewer';
};
