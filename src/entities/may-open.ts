import { createContext, useContext } from 'react';
import { mayReadMoney } from '#contract/money.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

const MayOpenContext = createContext((_path: string): boolean => false);
/** Asks the gates for whoever is signed in. */
export const MayOpenProvider = MayOpenContext.Provider;

/** Does the gate of this place let them through? What leads there is offered to nobody else. */
export const useMayOpen = (path: `/${string}`): boolean => useContext(MayOpenContext)(path);

/** This gate lets people through whom every call behind it refuses (decision 5): nobody of them is led there. */
export const useMayOpenMoney = (): boolean => {
  const isOpen = useMayOpen('/money');
  return mayReadMoney(useWorkbench().actor()) && isOpen;
};
