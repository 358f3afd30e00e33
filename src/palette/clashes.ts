import type { AnyCommand, Scope } from '#commands/command.ts';
import type { KeyChord } from './key-chord.ts';
import type { Binding } from './keymap.ts';

export interface Clash {
  readonly chord: KeyChord;
  readonly commands: readonly [AnyCommand, AnyCommand];
}

/** On the screen of second looks, and on the page of a listing that may be reviewed, the keys of the queue are live as well. */
const besideQueue: ReadonlySet<Scope> = new Set(['look', 'listing']);

const overlap = (a: Scope, b: Scope): boolean =>
  a === b || a === 'global' || b === 'global' || (a === 'queue' && besideQueue.has(b)) || (b === 'queue' && besideQueue.has(a));

const isRanked = ({ command: one }: Binding, { command: other }: Binding): boolean =>
  one.outranks?.includes(other.name) === true || other.outranks?.includes(one.name) === true;

/** Pairs that claim one chord where both are live: in one scope or two of one screen, or one of them everywhere. */
export const clashesOf = (bindings: readonly Binding[]): readonly Clash[] =>
  bindings.flatMap((first, at) =>
    bindings
      .slice(at + 1)
      .filter((second) => overlap(first.scope, second.scope) && !isRanked(first, second))
      .flatMap((second) =>
        first.chords
          .filter((chord) => second.chords.includes(chord))
          .map((chord): Clash => ({ chord, commands: [first.command, second.command] })),
      ),
  );
