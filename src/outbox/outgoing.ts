import { ownersOfReturnedDrafts } from '#commands/returned-draft.ts';
import { commandKey, type CommandIndex } from '#commands/view.ts';
import type { Ledger } from '#events/ledger.ts';
import type { OutgoingFiles } from '#events/outgoing-files.ts';
import type { LogState } from '#events/projections/log-state.ts';

/** Owners of files that are still needed: intents not at the server yet, rejected ones included, and drafts on their way back to a form. */
const ownersIn = ({ outbox, drafts }: LogState, index: CommandIndex): ReadonlySet<string> =>
  new Set([
    ...Object.values(outbox.entriesById).flatMap(({ intent }) => index.get(commandKey(intent))?.filesOwnerOf(intent.args) ?? []),
    ...ownersOfReturnedDrafts(drafts.formsByName),
  ]);

type Known = Pick<Ledger, 'state' | 'quarantined'>;

/** Does this build read all that was recorded? What a newer one recorded names files in its own way, and so may a row that was set aside. */
const readsAll = (ledger: Known, index: CommandIndex): boolean =>
  ledger.quarantined() === 0 && Object.values(ledger.state().outbox.entriesById).every(({ intent }) => index.has(commandKey(intent)));

/** What can not be dropped now is an orphan, and swept at the next start. */
const quietly = (work: Promise<void>): void => void work.catch(() => {});

/** Drops files with the last intent that names them: settled, dismissed, or taken back and at home in a form again. */
export const keepOutgoing = (
  ledger: Known & Pick<Ledger, 'subscribe' | 'catchUp'>,
  index: CommandIndex,
  files: OutgoingFiles,
): (() => void) => {
  let held = ownersIn(ledger.state(), index);
  quietly(
    files.sweep(async () => {
      // Of what another tab recorded too.
      await ledger.catchUp();
      return readsAll(ledger, index) ? ownersIn(ledger.state(), index) : null;
    }),
  );
  return ledger.subscribe(() => {
    const now = ownersIn(ledger.state(), index);
    if (readsAll(ledger, index)) for (const owner of held) if (!now.has(owner)) quietly(files.drop(owner));
    held = now;
  });
};
