import type { RefObject } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { useKeyOf } from '#palette/use-key-of.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { formatInstant } from '#ui/format-instant.ts';
import { openFilter } from '#ui/open-filter.ts';
import { usePreferences } from '#ui/preferences.ts';
import { toast } from '#ui/toast.tsx';
import {
  extend,
  extendToEnd,
  extendToStart,
  goToEnd,
  goToIndex,
  hasMore,
  select,
  selectAll,
  step,
  toggle,
  type QueueSession,
} from './queue-session.ts';
import { useSessionStore } from './session-store.ts';
import { useStepGate } from './use-step-gate.ts';
import { useUndoAndReturn } from './use-undo-and-return.ts';
import type { Leases } from './use-leases.ts';

export interface QueueHandlersInput {
  readonly leases: Leases;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly firstFilter: RefObject<HTMLElement | null>;
  readonly openPage: () => void;
  readonly showList: () => void;
  /** Shows these and no others, wherever they stand by then. */
  readonly walk: (publishIds: readonly string[]) => void;
}

/** What the queue offers to its actions: the keys and the palette find them by name. */
export const useQueueHandlers = ({ leases, list, searchField, firstFilter, openPage, showList, walk }: QueueHandlersInput): void => {
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  const store = useSessionStore();
  const gate = useStepGate(store);
  const keyOf = useKeyOf();
  const { actor } = useWorkbench();
  const { redoLast, undoLast } = useUndoAndReturn();

  const claimOpen = async (): Promise<void> => {
    const { openId } = store.get();
    if (openId === null) return;
    if (actor().leases === 'off') return void toast.info(t('queue.claimsOff'));
    const answer = await leases.claimNow(openId);
    if (!answer.ok) return void toast.error(t('queue.claimFailed'));
    const lease = answer.value;
    if (lease === null) toast.info(t('queue.notToClaim'));
    else if (lease.holder.id === actor().id) toast.success(t('queue.claimed'));
    else toast.info(t('queue.heldBy', { name: lease.holder.name, until: formatInstant(lease.until, 'time', tagOf[locale], timeZone) }));
  };
  const releaseOpen = async (): Promise<void> => {
    const { openId } = store.get();
    if (openId === null) return;
    if (actor().leases === 'off') return void toast.info(t('queue.claimsOff'));
    const answer = await leases.releaseNow(openId);
    if (!answer.ok) toast.error(t('queue.releaseFailed'));
    else if (answer.value) toast.success(t('queue.released'));
    else toast.info(t('queue.notMine'));
  };

  /** What is not loaded is not selected, and somebody who asked for all of it has to know. */
  const selectMany = (change: (session: QueueSession) => QueueSession): void => {
    store.update(change);
    const session = store.get();
    if (hasMore(session)) toast.info(t('queue.selectedLoaded', { n: session.selected.size }));
  };

  useHandlers({
    'queue.next': () => store.update((session) => step(session, 1, gate.held())),
    'queue.previous': () => store.update((session) => step(session, -1, gate.held())),
    'queue.first': () => store.update((session) => goToIndex(session, 0)),
    'queue.last': () => store.update(goToEnd),
    'queue.extendDown': () => store.update((session) => extend(session, 1, gate.held())),
    'queue.extendUp': () => store.update((session) => extend(session, -1, gate.held())),
    'queue.extendToEnd': () => selectMany(extendToEnd),
    'queue.extendToStart': () => selectMany(extendToStart),
    'queue.selectAll': () => {
      selectMany((session) => selectAll(session));
      const session = store.get();
      const held = session.ids.length - session.selected.size;
      if (held > 0 && !hasMore(session)) toast.info(t('queue.selectedBut', { n: held }));
    },
    'queue.toggleSelected': () => store.update(toggle),
    'queue.clearSelection': () => store.update((session) => select(session, [])),
    'queue.open': openPage,
    'queue.walkSelected': () => {
      const { selected } = store.get();
      if (selected.size === 0) toast.info(t('queue.walkNothing', { key: keyOf('queue.toggleSelected') }));
      else walk([...selected]);
    },
    'queue.search': () => searchField.current?.select(),
    'queue.filters': () => openFilter(firstFilter.current),
    'queue.back': () => {
      showList();
      store.update((session) => select(session, []));
      list.current?.focus();
    },
    // Keys pressed behind it are about the listing that comes back: they wait until it is drawn.
    'queue.undoLast': async () => {
      await undoLast();
      await new Promise<void>((resolve) => void afterPaint(resolve));
    },
    'queue.redoLast': redoLast,
    'queue.claim': () => void claimOpen(),
    'queue.release': () => void releaseOpen(),
  });
};
