import { useT } from '#locale/locale.tsx';
import type { CommandPhrase } from './command-phrase.ts';
import type { ContextRegistry } from './context-registry.ts';
import type { Entry } from './entries.ts';
import type { Findable } from './lookups.ts';
import type { Execute } from './execute.tsx';
import { PickOne } from './pick-one.tsx';

interface LeadToProps {
  readonly phrase: CommandPhrase;
  readonly findable: Findable;
  readonly onFound: (entry: Entry) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Commands that are run on the page of one thing, or by a person who looked at it: they ask which, and then its page is opened. */
export const LeadTo = ({ phrase: { command, which }, findable, onFound, onBack, onClose }: LeadToProps) => {
  const t = useT();
  return (
    <PickOne
      kind={command.on}
      findable={findable}
      named={which}
      crumb={
        <span className="palette-crumb">
          <strong>{t(command.title)}</strong>
        </span>
      }
      step={t(command.kind === 'action' ? 'palette.lead.does' : 'palette.lead.looks')}
      onPicked={async (entry, isStill) => {
        if (isStill()) onFound(entry);
        return null;
      }}
      onBack={onBack}
      onClose={onClose}
    />
  );
};

interface There {
  readonly contexts: ContextRegistry;
  readonly execute: Execute;
  /** Where the person is now. */
  readonly place: () => string;
}

/** Runs an action once the page of its subject offers it; whoever goes elsewhere first, or asks for another, gets nothing. */
export const runWhenThere = (name: string, entry: Extract<Entry, { readonly kind: 'link' }>, { contexts, execute, place }: There): void => {
  const from = place();
  const check = (): void => {
    const here = place();
    if (here !== entry.to && here !== from) return stop();
    const { targets, handlers, refusals } = contexts.state();
    const isOpen = targets.page.some(({ subject }) => subject === entry.id);
    if (here !== entry.to || !isOpen || !(handlers.has(name) || refusals.has(name))) return;
    stop();
    // The page has laid down all of what it offers once this change is over.
    queueMicrotask(() => void execute(name));
  };
  const unsubscribe = contexts.subscribe(check);
  const stop = (): void => {
    unsubscribe();
    if (waiting === stop) waiting = null;
  };
  waiting?.();
  waiting = stop;
  check();
};
/** One at a time: the last that was asked for. */
let waiting: (() => void) | null = null;
