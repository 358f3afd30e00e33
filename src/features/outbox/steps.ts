import type { Fact, Intent, LogRecord } from '#events/record.ts';

type Stage = 'recorded' | 'withdrawn' | 'sent' | 'confirmed' | 'rejected' | 'settled' | 'dismissed';

/** One fact of the log with what it is about; `intent` is null for local work and for an intent whose record was cut away. */
export interface Step {
  readonly seq: number;
  readonly at: string;
  /** What became of the intent; null for local work. */
  readonly stage: Stage | null;
  readonly intent: Intent | null;
  readonly subject: string;
}

const stages: Readonly<Record<Fact['type'], Stage | null>> = {
  'intent.recorded.v1': 'recorded',
  'intent.withdrawn.v1': 'withdrawn',
  'intent.sent.v1': 'sent',
  'intent.confirmed.v1': 'confirmed',
  'intent.rejected.v1': 'rejected',
  'intent.settled.v1': 'settled',
  'intent.dismissed.v1': 'dismissed',
  'review.warningsDrafted.v1': null,
  'form.drafted.v1': null,
};

/** The log in order, each fact beside the intent it speaks of. */
export const stepsOf = (records: readonly LogRecord[]): readonly Step[] => {
  const intents = new Map<string, Intent>();
  return records.map(({ seq, at, fact }) => {
    if (fact.type === 'intent.recorded.v1') intents.set(fact.intent.id, fact.intent);
    if (fact.type === 'review.warningsDrafted.v1') return { seq, at, stage: null, intent: null, subject: `listing:${fact.listingId}` };
    if (fact.type === 'form.drafted.v1') return { seq, at, stage: null, intent: null, subject: fact.form };
    const intent = intents.get(fact.type === 'intent.recorded.v1' ? fact.intent.id : fact.intentId) ?? null;
    return { seq, at, stage: stages[fact.type], intent, subject: intent?.subject ?? '' };
  });
};
