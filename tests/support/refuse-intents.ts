import type { Ledger } from '#events/ledger.ts';
import { refuse } from '#lib/result.ts';

/** The disk has no room for a decision any more; what is smaller, a draft, is still kept. */
export const refuseIntents = (ledger: Ledger): void => {
  const { act } = ledger;
  const full: Ledger['act'] = async (decide) => {
    const decided = decide(ledger.state());
    const isIntent = decided.ok && decided.value.some(({ type }) => type === 'intent.recorded.v1');
    return isIntent ? refuse({ type: 'StorageFailed', reason: 'quota', message: '' }) : act(decide);
  };
  Object.assign(ledger, { act: full });
};
