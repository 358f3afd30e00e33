import { useEffect, useEffectEvent } from 'react';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';
import { outcomesSince } from './outcomes.ts';
import { useWorkbench } from './workbench.tsx';

/** Calls `heed` with the outbox as it was at the call before, each time the log has changed. */
export const useOutboxChanges = (heed: (before: Outbox) => void): void => {
  const { ledger } = useWorkbench();
  const latest = useEffectEvent(heed);
  useEffect(() => {
    let before = ledger.state().outbox;
    return ledger.subscribe(() => {
      const seen = before;
      before = ledger.state().outbox;
      if (seen !== before) latest(seen);
    });
  }, [ledger]);
};

/** Calls `heed` with each intent of this tab that the server has said yes to, once. */
export const useAnswered = (heed: (entry: OutboxEntry) => void): void => {
  const { ledger, recent } = useWorkbench();
  useOutboxChanges((before) => {
    for (const entry of outcomesSince(before, ledger.state()).answered) if (recent.isOfHere(entry.intent.id)) heed(entry);
  });
};
