import { useLayoutEffect, type ReactNode } from 'react';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from './context.tsx';
import { EntryRow } from './entry-row.tsx';
import type { Entry } from './entries.ts';
import { useExecute } from './execute.tsx';
import { recordUse } from './frecency.ts';
import { entryAt } from './results.ts';
import { useFindings } from './use-findings.ts';
import { useSearched } from './use-searched.ts';

/** Row NAV-6. */
const mostLinks = 5;
/** Below them: as many of everything else as fit under a header; the palette has the rest. */
const mostOthers = 7;
/** Places of the menu are looked for so far down among what was found. */
const mostLooked = 200;

export interface FieldRow {
  readonly id: string;
  readonly shown: ReactNode;
  /** Null where it can not be run now: its row says why. */
  readonly pick: (() => void) | null;
}

/** What the field lists, the places of the menu first. */
export interface FieldRows {
  readonly places: readonly FieldRow[];
  readonly others: readonly FieldRow[];
}

const isOfMenu = (entry: Entry): boolean => entry.kind === 'link' && entry.where === 'menu';

interface FindAllProps {
  readonly query: string;
  readonly onFound: (found: FieldRows) => void;
}

/** Finds for the field of the header what the palette finds. Draws nothing: the field has the rows before anything is painted. */
export const FindAll = ({ query, onFound }: FindAllProps) => {
  const searched = useSearched();
  const { rows } = useFindings(query, searched);
  const { navigate, palette } = useCommands();
  const { clock } = useWorkbench();
  const execute = useExecute();
  const { standings, context } = searched;

  useLayoutEffect(() => {
    const run = (entry: Entry): void => {
      if (entry.kind === 'prefix') return palette.open({ kind: 'browse', query: entry.prefix });
      if (entry.kind === 'phrase') return palette.open({ kind: 'phrase', phrase: entry.phrase });
      if (entry.kind === 'command' || entry.where === 'menu')
        recordUse(context.actor.id, entry.id, entry.kind === 'command' ? query : null, clock());
      if (entry.kind === 'link') navigate(entry.to);
      else if (entry.command.kind === 'intent' && standings.isAsking(entry))
        palette.open({ kind: 'ask', command: entry.command, targets: [], args: {} });
      else void execute(entry.command.name, entry.args && { args: entry.args });
    };
    const rowOf = (entry: Entry): FieldRow => {
      const refusal = standings.refusalOf(entry);
      return {
        id: entry.id,
        shown: <EntryRow entry={entry} isRepeat={false} refusal={refusal} context={context} />,
        pick: refusal === null ? () => run(entry) : null,
      };
    };
    const found = Array.from({ length: Math.min(rows.length, mostLooked) }, (_, at) => entryAt(rows, at)).flatMap((entry) => entry ?? []);
    onFound({
      places: found.filter(isOfMenu).slice(0, mostLinks).map(rowOf),
      others: found
        .filter((entry) => !isOfMenu(entry))
        .slice(0, mostOthers)
        .map(rowOf),
    });
  }, [rows, standings, context, query, palette, navigate, execute, clock, onFound]);
  return null;
};
