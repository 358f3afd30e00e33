import { useSyncExternalStore } from 'react';
import { refusalOf } from '#commands/availability.ts';
import { commandNamed } from '#commands/registry.ts';
import { useReadSituation, useSubscribeSituation } from '#commands/situation.tsx';

/** Those of the commands that can run now. What can not is found by searching, with its reason; a menu only offers (capabilities A5). */
export const useRunnable = (names: readonly string[]): readonly string[] => {
  const readSituation = useReadSituation();
  const runnable = useSyncExternalStore(useSubscribeSituation(), () => {
    const situation = readSituation();
    return names.filter((name) => refusalOf(commandNamed(name), situation) === null).join(' ');
  });
  return runnable.split(' ').filter(Boolean);
};
