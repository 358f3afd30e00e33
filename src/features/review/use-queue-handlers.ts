import type { RefObject } from 'react';
import { useHandlers } from '#commands/context.tsx';
import { useWorkbench } from '#commands/workbench.tsx';
import { useT } from '#locale/locale.tsx';
import { toast } from '#ui/toast.tsx';
import { extend, goToEnd, goToIndex, select, step, toggle } from './queue-session.ts';
import { useSessionStore } from './session-store.ts';
import { useStepGate } from './use-step-gate.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';
import type { Leases } from './use-leases.ts';

interface QueueHandlersInput {
  readonly leases: Leases;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly firstFilter: RefObject<HTMLElement | null>;
  readonly openPage: () => void;
  readonly showList: () => void;
}

/** What the queue offers to its actions: the keys and the palette find them by name. */
export const useQueueHandlers = ({ leases, list, searchField, firstFilter, openPage, showList }: QueueHandlersInput): void => {
  const t = useT();
  const store = useSessionStore();
  const gate = useStepGate(store);
  const { actor } = useWorkbench();
  const { undoLast } = useUndoAndReturn();

  const onOpen = async (
    act: (publishId: string) => ReturnType<Leases['claimNow']>,
    done: 'queue.claimed' | 'queue.released',
  ): Promise<void> => {
    const { openId } = store.get();
    if (openId === null || actor().leases === 'off') return;
    const answer = await act(openId);
    if (answer.ok) toast.success(t(done));
    else toast.error(t('queue.claimFailed'));
  };

  useHandlers({
    'queue.next': () => store.update((session) => step(session, 1, gate.held())),
    'queue.previous': () => store.update((session) => step(session, -1, gate.held())),
    'queue.first': () => store.update((session) => goToIndex(session, 0)),
    'queue.last': () => store.update(goToEnd),
    'queue.extendDown': () => store.update((session) => extend(session, 1, gate.held())),
    'queue.extendUp': () => store.update((session) => extend(session, -1, gate.held())),
    'queue.toggleSelected': () => store.update(toggle),
    'queue.clearSelection': () => store.update((session) => select(session, [])),
    'queue.open': openPage,
    'queue.search': () => searchField.current?.select(),
    'queue.filters': () => firstFilter.current?.focus(),
    'queue.back': () => {
      showList();
      store.update((session) => select(session, []));
      list.current?.focus();
    },
    'queue.undoLast': () => void undoLast(),
    'queue.claim': () => void onOpen(leases.claimNow, 'queue.claimed'),
    'queue.release': () => void onOpen(leases.releaseNow, 'queue.released'),
  });
};
