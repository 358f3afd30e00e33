import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyIntentCommand } from '#commands/command.ts';
import { useLocale } from '#locale/locale.tsx';
import type { Refusal } from '#outbox/run.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { useCommands } from './context.tsx';
import { resolveTargets, useExecute } from './execute.tsx';
import { isUnpainted, targetsOf } from './availability.ts';
import { useRunAndSay } from './run-and-say.tsx';
import { useReadNewestCommandContext, useCommandContext } from './command-context.tsx';
import { argsOf, isAnswered, startAsk, type Ask } from './ask.ts';
import { AskPage } from './ask-page.tsx';
import { Browse } from './browse.tsx';
import { standingCatalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { readFrecency, recordUse } from './frecency.ts';
import { Modal } from './modal.tsx';
import type { PaletteRequest } from './palette-request.ts';
import { refusalsIn, standingsOf } from './standings.ts';
import './palette.css';

type Shown = Extract<PaletteRequest, { readonly kind: 'browse' | 'ask' }>;
interface Asking {
  readonly ask: Ask;
  readonly refused: readonly Refusal[];
}

interface PaletteDialogProps {
  readonly request: Shown;
  readonly onClose: () => void;
}

/** The palette: the list, and the questions of the command that was picked or asked for. */
export const PaletteDialog = ({ request, onClose }: PaletteDialogProps) => {
  const { locale, t } = useLocale();
  const { doubts, links, navigate } = useCommands();
  const { clock } = useWorkbench();
  const context = useCommandContext();
  const readNewest = useReadNewestCommandContext();
  const execute = useExecute();
  const runAndSay = useRunAndSay();

  // The order is of the opening: rows that came and went below the cursor would be pressed by mistake. What they say is of now.
  const [opened] = useState(() => {
    const catalogue = standingCatalogue(links, locale);
    return { catalogue, standings: standingsOf(catalogue, context, readFrecency(context.actor.id), clock()) };
  });
  const { catalogue } = opened;
  const standings = useMemo(() => ({ ...opened.standings, refusalOf: refusalsIn(context) }), [opened, context]);
  const [query, setQuery] = useState(request.kind === 'browse' ? request.query : '');
  const [asking, setAsking] = useState<Asking | null>(() =>
    request.kind === 'ask' ? askingFor(request.command, request.targets, request.args) : null,
  );

  // Closed before anything runs: what runs may open something of its own, and the focus must be back where it was by then.
  const closeThen = (run: () => void): void => {
    flushSync(onClose);
    run();
  };

  const pick = (entry: Entry, typed: string): void => {
    if (entry.kind === 'prefix') return;
    if (entry.kind === 'command' || entry.where === 'menu')
      recordUse(context.actor.id, entry.id, entry.kind === 'command' ? typed : null, clock());
    if (entry.kind === 'link') closeThen(() => navigate(entry.to));
    else if (entry.command.kind === 'action') closeThen(() => void execute(entry.command.name));
    else go(askingFor(entry.command, targetsOf(entry.command, context.offered).targets, {}));
  };

  const go = (next: Asking): void => {
    if (!isAnswered(next.ask)) {
      setAsking(next);
      return;
    }
    const { command, targets } = next.ask;
    if (targets.some(({ target }) => isUnpainted(target))) return void toast.info(t('palette.unseen'));
    const acted = targets.map(({ target }) => target);
    // It is said on the page below, and stands there to be asked for once more.
    if (!doubts.pass(command, acted, clock())) return onClose();
    closeThen(
      () =>
        void runAndSay(
          command,
          targets.map((each) => ({ target: each.target, args: argsOf(next.ask, each) })),
          next.refused,
        ),
    );
  };

  const leaveAsking = (): void => {
    if (request.kind === 'browse') setAsking(null);
    else onClose();
  };

  return (
    <Modal label={t('palette.title')} className="palette" onClose={onClose}>
      {asking === null ? (
        <Browse
          catalogue={catalogue}
          standings={standings}
          context={context}
          canLookUp={links.some(({ link }) => link.startsWith('/publish'))}
          query={query}
          onQuery={setQuery}
          onPick={pick}
          onClose={onClose}
        />
      ) : (
        <AskPage
          key={asking.ask.at}
          ask={asking.ask}
          actor={context.actor}
          onAsk={(ask) => go({ ...asking, ask })}
          onLeave={leaveAsking}
          onClose={onClose}
        />
      )}
    </Modal>
  );

  function askingFor(
    command: AnyIntentCommand,
    targets: Parameters<typeof resolveTargets>[1],
    args: Readonly<Record<string, unknown>>,
  ): Asking {
    const { known, refused } = resolveTargets(command, targets, readNewest());
    return { ask: startAsk(command, known, args), refused };
  }
};
