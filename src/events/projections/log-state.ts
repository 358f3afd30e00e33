import { fold, projectionKey, type Projection } from '../projection.ts';
import type { Fact, LogRecord } from '../record.ts';
import { activity, type Activity } from './activity.ts';
import { drafts, type Drafts } from './drafts.ts';
import { outbox, type Outbox } from './outbox.ts';

/** Everything the log tells about this operator's work, folded in one pass. */
export interface LogState {
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly activity: Activity;
}

const parts = { outbox, drafts, activity } as const;

type Handler = (draft: unknown, fact: Fact, record: LogRecord) => void;
type Handlers = { readonly [Type in Fact['type']]?: Handler };

const types = [...new Set(Object.values(parts).flatMap((part) => Object.keys(part.on)))] as readonly Fact['type'][];

/** Each part sees its own slice of the draft only, so parts can not read each other. */
const handleAll = (type: Fact['type']): Handler => {
  const handlers = Object.entries(parts).flatMap(([name, part]) => {
    const handler = (part.on as Handlers)[type];
    return handler ? [[name, handler] as const] : [];
  });
  return (draft, fact, record) => {
    for (const [name, handler] of handlers) handler((draft as Record<string, unknown>)[name], fact, record);
  };
};

export const logState: Projection<LogState> = {
  name: Object.values(parts).map(projectionKey).join('+'),
  version: 1,
  initial: { outbox: outbox.initial, drafts: drafts.initial, activity: activity.initial },
  on: Object.fromEntries(types.map((type) => [type, handleAll(type)])),
};

/** What a snapshot keeps: nothing that still lives, hence nothing a person typed. */
export const finishedPart = (state: LogState): Activity => state.activity;

/** The state at a snapshot: what it kept, and what its live rows tell. */
export const resume = (finished: unknown, live: readonly LogRecord[]): LogState => ({
  outbox: fold(outbox, outbox.initial, live),
  drafts: fold(drafts, drafts.initial, live),
  activity: finished as Activity,
});
