import { Immer, type Draft } from 'immer';
import type { Fact, FactOf, LogRecord } from './record.ts';

/** A view of the log. `version` changes when the shape or a rule does; old snapshots are then dropped. */
export interface Projection<State> {
  readonly name: string;
  readonly version: number;
  readonly initial: State;
  readonly on: { readonly [Type in Fact['type']]?: (draft: Draft<State>, fact: FactOf<Type>, record: LogRecord) => void };
}

/** Without freezing: it would look at each of a thousand waiting entries for every one that changes, and `readonly` guards them already. */
const { produce } = new Immer({ autoFreeze: false });

/** One `produce` for the whole batch: one per fact is six times slower over a long log (docs/decisions/0001). */
export const fold = <State>(projection: Projection<State>, state: State, records: readonly LogRecord[]): State =>
  produce(state, (draft) => {
    for (const record of records) {
      const apply = projection.on[record.fact.type] as ((draft: Draft<State>, fact: Fact, record: LogRecord) => void) | undefined;
      apply?.(draft, record.fact, record);
    }
  });

/** Names what made a snapshot: one made by anything else is dropped and the log is folded again. */
export const projectionKey = ({ name, version }: { readonly name: string; readonly version: number }): string => `${name}@${version}`;
