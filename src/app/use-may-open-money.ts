import { useRouter } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { mayReadMoney } from '#contract/money.ts';
import { visitorOf } from '#features/session/session-state.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

/** The gate lets people through whom every call behind it refuses (decision 5): nobody of them is led there. */
export const useMayOpenMoney = (): boolean => {
  const { session } = useRouter().options.context;
  return mayReadMoney(useWorkbench().actor()) && isGateOpen('/money', visitorOf(session.state()));
};
