import type { Layer } from '#commands/command.ts';
import type { Message } from '#locale/translate.ts';
import { asksForTarget, type AskableKinds } from './askable.ts';
import { targetsOf, refusalOf, type CommandContext } from './availability.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { usedFirst, type Frecency } from './frecency.ts';
import type { Standing } from './ranking.ts';

/** Where each entry stands for this person on this screen. Its order is of the opening, so that nothing moves while it is read. */
export interface Standings {
  readonly layerOf: (entry: Entry) => Layer;
  readonly refusalOf: (entry: Entry) => Message | null;
  /** Whether it could not run when the list was opened: where it stands in the list is of then. */
  readonly wasRefused: (entry: Entry) => boolean;
  /** Whether it asks first what it is to act on, because nothing of its kind is here. */
  readonly isAsking: (entry: Entry) => boolean;
  /** Whether somebody of this person's role may never run it. */
  readonly isBarred: (entry: Entry) => boolean;
  /** Ids used before, most deserving first, for what was typed. */
  readonly usedFor: (typed: string) => readonly string[];
  /** The standings that ranking needs, in positions of the catalogue. */
  readonly forRanking: (typed: string) => Standing;
  readonly last: string | null;
}

const layerIn = (entry: Entry, { offered }: CommandContext): Layer => {
  if (entry.kind !== 'command') return 'global';
  if (entry.command.kind === 'intent') return targetsOf(entry.command, offered).layer;
  return entry.command.scope === 'global' ? 'global' : 'page';
};

const isAskingIn = (entry: Entry, context: CommandContext, askable: AskableKinds): boolean =>
  entry.kind === 'command' && asksForTarget(entry.command, context, askable);

const refusalIn = (entry: Entry, context: CommandContext, askable: AskableKinds): Message | null =>
  entry.kind === 'command' && !isAskingIn(entry, context, askable) ? refusalOf(entry.command, context) : null;

/** Whether each may run as things are now: an answer that comes while the palette is open makes another possible. */
export const refusalsIn = (context: CommandContext, askable: AskableKinds): Standings['refusalOf'] => {
  const known = new Map<Entry, Message | null>();
  return (entry) => {
    const told = known.get(entry);
    if (told !== undefined) return told;
    const refusal = refusalIn(entry, context, askable);
    known.set(entry, refusal);
    return refusal;
  };
};

interface Asked {
  readonly frecency: Frecency;
  readonly now: number;
  /** What can be looked for, so that a command may ask for it. */
  readonly askable: AskableKinds;
}

export const standingsOf = (catalogue: Catalogue, context: CommandContext, { frecency, now, askable }: Asked): Standings => {
  const refusals = new Map<Entry, Message>();
  const out: number[] = [];
  const asking: number[] = [];
  for (const [position, entry] of catalogue.entries.entries()) {
    if (isAskingIn(entry, context, askable)) asking.push(position);
    const refusal = refusalIn(entry, context, askable);
    if (!refusal) continue;
    refusals.set(entry, refusal);
    out.push(position);
  }
  const usedFor = (typed: string): readonly string[] => usedFirst(frecency, typed, now);
  return {
    layerOf: (entry) => layerIn(entry, context),
    refusalOf: (entry) => refusals.get(entry) ?? null,
    wasRefused: (entry) => refusals.has(entry),
    isAsking: (entry) => isAskingIn(entry, context, askable),
    isBarred: (entry) => entry.kind === 'command' && !entry.command.roles.includes(context.actor.role),
    usedFor,
    forRanking: (typed) => ({ used: usedFor(typed).flatMap((id) => catalogue.positionById.get(id) ?? []), asking, out }),
    last: frecency.last,
  };
};
