import type { Fact, Intent } from './record.ts';

/** One valid intent; a test changes only what matters to it. */
export const anIntent = (changes: Partial<Intent> = {}): Intent => ({
  id: '00000000-0000-4000-8000-000000000001',
  command: 'listing.approve',
  version: 1,
  args: { publishId: 'p1', version: 1 },
  subject: 'listing:p1',
  label: 'Furadeira de impacto',
  sendAfter: '2026-11-21T12:00:06.000Z',
  ...changes,
});

/** An id with a place in the row of ids, so that a failure is readable. */
export const intentId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const recorded = (changes: Partial<Intent> = {}): Fact => ({ type: 'intent.recorded.v1', intent: anIntent(changes) });
export const sent = (id: string): Fact => ({ type: 'intent.sent.v1', intentId: id, attempt: 1 });
export const confirmed = (id: string): Fact => ({ type: 'intent.confirmed.v1', intentId: id });
export const settled = (id: string): Fact => ({ type: 'intent.settled.v1', intentId: id });
export const withdrawn = (id: string): Fact => ({ type: 'intent.withdrawn.v1', intentId: id });
export const rejected = (id: string): Fact => ({
  type: 'intent.rejected.v1',
  intentId: id,
  problem: { code: 'changed-meanwhile', message: 'Alterado por Bruno', detail: { status: 409 } },
});
export const dismissed = (id: string): Fact => ({ type: 'intent.dismissed.v1', intentId: id });
export const formDrafted = (form: string, draft: { readonly values: Record<string, string> } | null): Fact => ({
  type: 'form.drafted.v1',
  form,
  draft,
});
export const drafted = (listingId: string, ...warnings: string[]): Fact => ({ type: 'review.warningsDrafted.v1', listingId, warnings });
