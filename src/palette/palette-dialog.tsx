import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyIntentCommand } from '#commands/command.ts';
import { useT } from '#locale/locale.tsx';
import type { Refusal } from '#outbox/run.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { useDraftStore } from '#ui/form/drafts.ts';
import { useCommands } from './context.tsx';
import { resolveTargets, useExecute } from './execute.tsx';
import { isUnpainted, targetsOf, type CommandContext } from './availability.ts';
import { useRunAndSay } from './run-and-say.tsx';
import { useReadNewestCommandContext } from './command-context.tsx';
import { asTaken } from './as-taken.ts';
import type { CommandPhrase } from './command-phrase.ts';
import { answerWhich, draftKeyOfAsk, isAnswered, isReview, startAsk, startNaming, startPhrase, withDoubt } from './ask-answers.ts';
import { argsOf, type Ask } from './ask.ts';
import { AskPage } from './ask-page.tsx';
import { Browse } from './browse.tsx';
import { doubtAbout, isSameDoubt } from './doubts.ts';
import type { Entry } from './entries.ts';
import { recordUse } from './frecency.ts';
import { LeadTo, runWhenThere } from './lead-to.tsx';
import { Modal } from './modal.tsx';
import type { PaletteRequest } from './palette-request.ts';
import { useSearched } from './use-searched.ts';
import './palette.css';

type Shown = Extract<PaletteRequest, { readonly kind: 'browse' | 'ask' | 'phrase' }>;
interface Asking {
  readonly ask: Ask;
  readonly refused: readonly Refusal[];
}

const leadsAway = ({ command }: CommandPhrase): boolean => command.kind === 'action' || command.needsLook === true;

/** A phrase that names nothing is about the one thing that is open or chosen here; the last line names it. */
const askingBy = ({ command, ...phrase }: CommandPhrase, context: CommandContext): Asking => {
  if (command.kind === 'action') throw new Error(`${command.name} asks nothing: its page is opened.`);
  const ask = startPhrase({ ...phrase, command });
  const [only, ...others] = phrase.which === '' ? targetsOf(command, context.offered).targets : [];
  const [known] = only && others.length === 0 ? resolveTargets(command, [only], context).known : [];
  return { ask: known ? answerWhich(ask, known) : ask, refused: [] };
};

interface PaletteDialogProps {
  readonly request: Shown;
  readonly onClose: () => void;
}

/** The palette: the list, and the questions of the command that was picked or asked for. */
export const PaletteDialog = ({ request, onClose }: PaletteDialogProps) => {
  const t = useT();
  const { contexts, navigate } = useCommands();
  const { clock } = useWorkbench();
  const searched = useSearched();
  const drafts = useDraftStore();
  const { standings, findable, context } = searched;
  const readNewest = useReadNewestCommandContext();
  const execute = useExecute();
  const runAndSay = useRunAndSay();
  /** To come back to, when what was picked is left again. */
  const [query, setQuery] = useState(request.kind === 'browse' ? request.query : '');
  const [asking, setAsking] = useState<Asking | null>(askingAtFirst);
  const [leading, setLeading] = useState(request.kind === 'phrase' && leadsAway(request.phrase) ? request.phrase : null);

  // Closed before anything runs: what runs may open something of its own, and the focus must be back where it was by then.
  const closeThen = (run: () => void): void => {
    flushSync(onClose);
    run();
  };

  const pick = (entry: Entry, typed: string, whole: string): void => {
    if (entry.kind === 'prefix') return;
    setQuery(whole);
    if (entry.kind === 'phrase') return leadsAway(entry.phrase) ? setLeading(entry.phrase) : go(askingBy(entry.phrase, readNewest()));
    if (entry.kind === 'command' || entry.where === 'menu')
      recordUse(context.actor.id, entry.id, entry.kind === 'command' ? typed : null, clock());
    if (entry.kind === 'link') closeThen(() => navigate(entry.to));
    else if (entry.command.kind === 'action') closeThen(() => void execute(entry.command.name, entry.args && { args: entry.args }));
    else if (standings.isAsking(entry)) go(askingFor(entry.command, [], {}));
    else go(askingFor(entry.command, targetsOf(entry.command, context.offered).targets, {}));
  };

  const go = (next: Asking): void => {
    const { command, targets } = next.ask;
    const isDone = isAnswered(next.ask);
    if (!isDone && !isReview(next.ask)) return setAsking(next);
    const acted = targets.map(({ target }) => target);
    if (isDone && acted.some(isUnpainted)) return void toast.info(t('palette.unseen'));
    // Asked here and not on the page below, which need not show what was named in a phrase; confirmed here, it need not be typed again.
    const doubt = doubtAbout(command, acted);
    if (doubt && !(isDone && isSameDoubt(doubt, next.ask.doubt))) return setAsking({ ...next, ask: withDoubt(next.ask, doubt) });
    if (!isDone) return setAsking(next);
    closeThen(
      () =>
        void runAndSay(
          command,
          targets.map((each) => ({ target: each.target, args: argsOf(next.ask, each) })),
          next.refused,
        ).then((recorded) => {
          if (recorded.length > 0) drafts?.drop(draftKeyOfAsk(next.ask));
        }),
    );
  };

  const leaveAsking = (): void => {
    if (request.kind !== 'browse') return onClose();
    setAsking(null);
    setLeading(null);
  };

  /** Its page is opened, and does there what it does; what has to be looked at is only shown. */
  const leadTo = (entry: Entry, { command }: CommandPhrase): void => {
    if (entry.kind !== 'link') return;
    closeThen(() => {
      if (command.kind === 'action') runWhenThere(command.name, entry, { contexts, execute, place: () => location.pathname });
      navigate(entry.to);
    });
  };

  return (
    <Modal label={t('palette.title')} className="palette" onClose={onClose}>
      {leading ? (
        <LeadTo phrase={leading} findable={findable} onFound={(entry) => leadTo(entry, leading)} onBack={leaveAsking} onClose={onClose} />
      ) : asking === null ? (
        <Browse searched={searched} query={query} onPick={pick} onClose={onClose} />
      ) : (
        <AskPage
          key={asking.ask.at}
          ask={asking.ask}
          actor={context.actor}
          findable={findable}
          onAsk={(ask) => go({ ...asking, ask })}
          onLeave={leaveAsking}
          onClose={onClose}
        />
      )}
    </Modal>
  );

  function askingAtFirst(): Asking | null {
    if (request.kind === 'browse') return null;
    if (request.kind === 'phrase') return leadsAway(request.phrase) ? null : askingBy(request.phrase, readNewest());
    return askingFor(request.command, request.targets, request.args);
  }

  function askingFor(
    asked: AnyIntentCommand,
    targets: Parameters<typeof resolveTargets>[1],
    args: Readonly<Record<string, unknown>>,
  ): Asking {
    const command = asTaken(asked, context.actor);
    if (targets.length === 0) return { ask: startNaming(command), refused: [] };
    const { known, refused } = resolveTargets(command, targets, readNewest());
    return { ask: startAsk(command, known, args), refused };
  }
};
