import type { z } from 'zod';
import type { Api, Problem } from '#api/client.ts';
import type { Role } from '#contract/call.ts';
import type { KindName } from '#contract/kinds.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import type { AnsweredSuggestion } from '#contract/suggestion.ts';
import type { Drafts } from '#events/projections/drafts.ts';
import type { FactOf, Subject } from '#events/record.ts';
import { refuse, type Result } from '#lib/result.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Message } from '#locale/translate.ts';
import { askedDraft, askedDraftKey, blanked, emptyOf, textsIn, writtenIn as writtenBy, type AskedForm } from './asked-draft.ts';
import type { Field } from './field.ts';
import type { Written } from './returned-draft.ts';
import { subjectOf } from './subject.ts';
import type { Peer, Way } from './way.ts';

/** The person who acts, with the server's rules that a pure decision has to know. `now` is passed in: no decision reads a clock. */
export interface Actor extends Peer {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly isMoneyManager: boolean;
  readonly leases: LeaseMode;
  readonly now: string;
}

/** Where a command acts. The nearest layer that has a target of its kind wins: selection, then page, then everything. */
export type Layer = 'selection' | 'page' | 'global';

/** Something a command can act on: its subject, its name on screen, and the server's answer that decisions start from. */
export interface Target<State = unknown> {
  readonly subject: Subject;
  readonly label: string;
  readonly base: State;
  /** Something of it is typed on this screen and not saved: it is not what the server has. */
  readonly isUnsaved?: boolean;
  /** It is open on this screen, and what is known of it is not all here yet. */
  readonly isUnseen?: boolean;
  /** It was chosen with all others of its list at once: nobody looked at it by itself. */
  readonly isSwept?: boolean;
  /** It came under the hand a moment ago, by somebody else's doing: a key pressed now was meant for the one before. */
  readonly justCame?: boolean;
  /** Since when it has been on screen as it is, milliseconds since 1970; null while it is not. Left out where it is one of a list. */
  readonly shownAt?: () => number | null;
  /** The suggestion beside it, and whether a decision now would take it; asked at the key. */
  readonly suggested?: () => AnsweredSuggestion | null;
  /** Faults that are seen in it, asked at the key: a command that says `despite` may heed them. */
  readonly doubts?: () => readonly Message[];
}

/** `queue` keys work while the list of the review queue is on screen, `sheet` ones on its contact sheet, `look` ones on a second look, `listing` ones on an open listing, `global` ones everywhere. */
export type Scope = 'global' | 'queue' | 'sheet' | 'look' | 'listing' | 'order' | 'mediation' | 'question' | 'dialog';

interface Despite<State> {
  readonly question: MessageKey;
  /** What speaks against it: `ofTarget` is what the screen knows of the target besides. */
  readonly doubts: (state: State, ofTarget: readonly Message[]) => readonly Message[];
}

/** What a form keeps, as the log has it. */
type DraftFact = FactOf<'form.drafted.v1' | 'review.warningsDrafted.v1'>;

interface Inverse {
  readonly command: string;
  readonly args: unknown;
}

interface CommandFace {
  readonly name: `${string}.${string}`;
  readonly title: MessageKey;
  readonly icon: string;
  /** Other words a person may search, any locale, accents optional. */
  readonly aliases: readonly string[];
  readonly roles: readonly Role[];
  readonly scope: Scope;
  /** Default key in react-hotkeys-hook's spelling, by physical place where it is a letter; a person may remap or switch off. */
  readonly hotkey?: string;
  /** May the key fire again while held? Never for a decision. */
  readonly allowsRepeat?: boolean;
  /** Its key waits until no word can be typed any more, where the key is a letter: nothing takes back what it does. */
  readonly waitsForWord?: true;
  /** Its key is this one's for as long as it is offered, and that of the commands named else. */
  readonly outranks?: readonly string[];
  /** Does the key work inside a text box as well? Only for what opens the palette. */
  readonly worksWhileTyping?: boolean;
}

/**
 * A decision the outbox carries. Plain data: the palette lists it, a hotkey runs it, the outbox sends it, a test enumerates
 * it, and none of them needs React.
 */
export interface Command<Args, State> extends CommandFace {
  readonly kind: 'intent';
  readonly version: number;
  /** Earlier versions whose arguments are some of this one's: what they recorded is sent as it stands. */
  readonly alsoReads?: readonly number[];
  /** The kind of subject it acts on; targets of another kind are not offered to it. */
  readonly on: KindName;
  readonly args: z.ZodType<Args>;
  readonly fields: readonly Field[];
  /** Arguments that follow from the target, so that nobody is asked for what is known. */
  readonly prefill: (state: State) => Record<string, unknown>;
  readonly subject: (args: Args) => Subject;
  /** Could it happen to this state by this actor, whatever the arguments? Why not, as something to say. */
  readonly can: (state: State, actor: Actor) => Result<unknown, Message>;
  /**
   * Pure. Runs when asked, and again each time newer server state arrives under a waiting intent; over a state that already
   * contains the effect it refuses or changes nothing.
   */
  readonly decide: (state: State, args: Args, actor: Actor) => Result<State, Message>;
  readonly send: (api: Api, args: Args, intentId: string, way?: Way) => Promise<Result<unknown, Problem | FilesGone>>;
  /**
   * A person's texts in it and the owner of its files, shown while it is not at the server; left out, all its texts. A text typed in a
   * `text` field goes back to the form it was asked in when the intent is taken back (`asked-draft.ts`).
   */
  readonly written?: (args: Args) => Written;
  readonly asked?: AskedForm<Args, State>;
  /** Its text goes back to the composer of its subject instead (`useReturnedDraft`). */
  readonly hasComposer?: true;
  /** Another draft it goes back to instead, as that is kept. `state` is the newest answer that is known. */
  readonly draftOf?: (args: Args, begun: Drafts, state: State | null) => DraftFact;
  /**
   * Held back for 'Desfazer', for as long as the operator chose (`undoMs`). Otherwise it goes at once: a right that is given or taken
   * away, and what was confirmed because nothing takes it back.
   */
  readonly isHeld: boolean;
  /** The command that takes it back once it was sent; null when it, or this one of its kind, can not be undone (decision 23). */
  readonly inverse: ((args: Args, intentId: string) => Inverse | null) | null;
  /** Nobody does it to what was chosen by the list or only named, and not looked at (decision 0073). */
  readonly needsLook?: true;
  /** What it says is of what was seen and nothing else, also where it is taken back: amounts that were explained, a text or a price that was replaced. */
  readonly ofWhatWasSeen?: true;
  /** Where something speaks against it that is said first, with a question behind it; asked for once more, it runs (decision 0095). */
  readonly despite?: Despite<State>;
  /** What it sends off is the whole as the server has it: not offered while something else is on screen. */
  readonly goesAsSaved?: true;
  /** Shown before it runs from the palette; for what can not be undone. Null where these arguments need none. */
  readonly review: ((args: Args, label: string) => Message | null) | null;
  /** What the button says that confirms it for so many targets, where the title alone would read as the way out. */
  readonly confirm?: (count: number) => Message;
  /** Not what rows were chosen for: they stay chosen, and no result of it stands over the list. */
  readonly leavesChosen?: true;
  /** The specified text, said when the server has answered (decision 33). */
  readonly done: MessageKey;
  /** Its answer is said with the name of what it was done to, and with the instant that comes back by itself, if it does. */
  readonly tells?: (args: Args) => { readonly backAt: string | null };
  /** The marketplace has still to do it when our server has answered: said as a second line. */
  readonly goesToMarketplace?: true;
  /** `ask` when a lost answer must not be retried blindly against a server without an idempotency ledger: a repetition would write there a second time. */
  readonly onLostAnswer: 'retry' | 'ask';
  /** What it sends is ours: nothing to be done in front of a provider's API, which has none of it. */
  readonly isOurs?: true;
}

/** A screen's way of doing an action; `args` say of what, where a button or a row knows. A promise says when it is done; the next key waits for it. */
export type Handler = (args?: Readonly<Record<string, unknown>>) => void | Promise<void>;

/** What only changes what is on screen: go somewhere, move the cursor, open a dialog. Never stored, never sent by the outbox. */
export interface Action extends CommandFace {
  readonly kind: 'action';
  /** It is of one thing that is open on the screen: named elsewhere, its page is opened first (decision 0109). */
  readonly on?: KindName;
  /** Runs with what the screens offer; `null` when the screen that knows how is not there. */
  readonly run: (context: ActionContext) => Handler | null;
  readonly isAvailable?: (context: ActionContext) => Result<void, Message>;
}

/** What an action can reach. `handlers` are offered by the screen that is mounted (`useHandlers`), keyed by command name. */
export interface ActionContext {
  readonly navigate: (to: string) => void;
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly actor: Actor;
}

/** A command as the palette, the keys and the outbox hold it: same data, argument types closed over. */
export interface AnyIntentCommand extends Omit<
  Command<never, never>,
  'args' | 'prefill' | 'subject' | 'can' | 'decide' | 'send' | 'written' | 'asked' | 'draftOf' | 'tells' | 'despite' | 'inverse' | 'review'
> {
  readonly parseArgs: (args: unknown) => Result<unknown, readonly z.core.$ZodIssue[]>;
  readonly prefillFrom: (state: unknown) => Record<string, unknown>;
  readonly subjectOf: (args: unknown) => Subject;
  readonly isPossible: (state: unknown, actor: Actor) => Result<unknown, Message>;
  /** The state with this command applied, or why not; `decide` with its types taken on trust. */
  readonly apply: (state: unknown, args: unknown, actor: Actor) => Result<unknown, Message>;
  readonly deliver: (api: Api, args: unknown, intentId: string, way?: Way) => Promise<Result<unknown, Problem | ArgsUnknown | FilesGone>>;
  /** Null for what nobody writes in, and for arguments of another shape. */
  readonly writtenIn: (args: unknown) => Written | null;
  readonly filesOwnerOf: (args: unknown) => string | null;
  /** There is a form that takes what was written when the intent is taken back. */
  readonly isGivenBack: boolean;
  /** What the fields of its form begin with; what several begin with together is of none of them. */
  readonly begunFrom: (args: unknown, state: unknown, isAlone: boolean) => Readonly<Record<string, string | boolean>>;
  readonly emptyStays: boolean;
  /** Which of several of its thing its form is of; '' where there is one form. */
  readonly partOf: (args: unknown) => string;
  /** `together`: all that were decided in one form. */
  readonly draftFrom: (args: unknown, begun: Drafts, state: unknown, together: readonly Subject[]) => DraftFact | null;
  readonly despiteOf: Despite<unknown> | null;
  /** Null where the answer is said by its text alone. */
  readonly told: (args: unknown) => { readonly backAt: string | null } | null;
  readonly inverseOf: ((args: unknown, intentId: string) => Inverse | null) | null;
  readonly reviewOf: ((args: unknown, label: string) => Message | null) | null;
}
export interface ArgsUnknown {
  readonly type: 'ArgsUnknown';
}
/** A file that goes with it can not be read any more. */
export interface FilesGone {
  readonly type: 'FilesGone';
}
export type AnyCommand = AnyIntentCommand | Action;

type Face = Pick<CommandFace, 'name' | 'title' | 'scope'>;
type Usual<Of extends Face, Name extends keyof Of> = Omit<Of, 'kind' | Name> & Partial<Pick<Of, Name>>;
/** Left out: the title is the text called like the command, it works everywhere, and runs what the screen offers by its name, else `opens` an address. */
export type ActionGiven = Usual<Action, 'title' | 'scope' | 'run'> & { readonly opens?: string };
/** Left out besides: the first version, nothing to ask, nothing to confirm, and a subject that `_id` names. */
export type CommandGiven<Args, State> = Usual<Command<Args, State>, 'title' | 'scope' | 'version' | 'fields' | 'review' | 'subject'>;
type NamesSubject<Args> = Args extends { readonly _id: string } ? unknown : Pick<Command<Args, never>, 'subject'>;

/** A name that is no text is found by `registry.test.ts`. */
const faceOf = ({ name, title = name as MessageKey, scope = 'global' }: Pick<Face, 'name'> & Partial<Face>): Face => ({
  name,
  title,
  scope,
});

export const defineAction = ({ opens, ...given }: ActionGiven): Action => ({
  kind: 'action',
  run: ({ handlers, navigate }) => handlers.get(given.name) ?? (opens === undefined ? null : () => navigate(opens)),
  ...given,
  ...faceOf(given),
});

/** Does the server that is asked have the calls this sends (decision 0087)? Where it has not, no button offers it. */
export const isTaken = (command: AnyCommand | Pick<AnyIntentCommand, 'isOurs'>, { hasSpecifiedOnly }: Actor): boolean =>
  !('isOurs' in command && command.isOurs && hasSpecifiedOnly);
const notTaken = refuse<Message>({ key: 'palette.notAtProvider' });

/** Closes over the argument types. The one place a view's type is taken on trust: `on` ties a command to one kind of view. */
export const defineCommand = <Args, State>(
  given: CommandGiven<Args, State> & NamesSubject<Args>,
): Command<Args, State> & AnyIntentCommand => {
  const usual: CommandGiven<Args, State> = given;
  const subject = (args: unknown): Subject => subjectOf(usual.on, args as { readonly _id: string });
  const command: Omit<Command<Args, State>, 'kind'> = { version: 1, fields: [], review: null, subject, ...usual, ...faceOf(usual) };
  const { inverse, review, asked, fields, tells, despite } = command;
  const typedBy = (args: Args): ReturnType<typeof textsIn> => asked?.typed?.(args) ?? textsIn(fields, args);
  const { written = (args: Args): Written => ({ text: writtenBy(fields, typedBy(args)), files: [], filesOwner: null }) } = command;
  const hasForm = command.hasComposer !== true && fields.some(({ kind }) => kind === 'text');
  const begunFrom = (args: Partial<Args>, state: State | null, isAlone: boolean): ReturnType<typeof emptyOf> => {
    const first = asked?.begun?.(args, state) ?? emptyOf(fields);
    return isAlone ? first : blanked(first);
  };
  const draftOf = (args: Args, begun: Drafts, state: State | null, together: readonly Subject[]): DraftFact | null => {
    if (command.draftOf) return command.draftOf(args, begun, state);
    if (!hasForm) return null;
    const form = askedDraftKey(command.name, together, asked?.part?.(args));
    return askedDraft({ form, fields, typed: typedBy(args), begun: begunFrom(args, state, together.length < 2) }, begun);
  };
  /** Nothing of arguments of an older build. */
  const readFrom = <Value>(args: unknown, read: (known: Args) => Value | null | undefined): Value | null => {
    const parsed = command.args.safeParse(args);
    return (parsed.success && read(parsed.data)) || null;
  };
  const writtenIn = (args: unknown): Written | null => readFrom(args, (known) => written(known));
  return {
    ...command,
    writtenIn,
    filesOwnerOf: (args) => writtenIn(args)?.filesOwner ?? null,
    isGivenBack: hasForm || command.hasComposer === true || command.draftOf !== undefined,
    begunFrom: (args, state, isAlone) => begunFrom(args as Partial<Args>, state as State | null, isAlone),
    emptyStays: asked?.emptyStays === true,
    partOf: (args) => asked?.part?.(args as Partial<Args>) ?? '',
    draftFrom: (args, begun, state, together) => readFrom(args, (known) => draftOf(known, begun, state as State | null, together)),
    kind: 'intent',
    parseArgs: (args) => {
      const parsed = command.args.safeParse(args);
      return parsed.success ? { ok: true, value: parsed.data } : refuse(parsed.error.issues);
    },
    prefillFrom: (state) => command.prefill(state as State),
    subjectOf: (args) => command.subject(args as Args),
    isPossible: (state, actor) => (isTaken(command, actor) ? command.can(state as State, actor) : notTaken),
    apply: (state, args, actor) => {
      if (!isTaken(command, actor)) return notTaken;
      const parsed = command.args.safeParse(args);
      return parsed.success ? command.decide(state as State, parsed.data, actor) : refuse({ key: 'palette.argsInvalid' });
    },
    deliver: async (api, args, intentId, way) => {
      const parsed = command.args.safeParse(args);
      return parsed.success ? command.send(api, parsed.data, intentId, way) : refuse({ type: 'ArgsUnknown' });
    },
    despiteOf: despite ? { ...despite, doubts: (state, ofTarget) => despite.doubts(state as State, ofTarget) } : null,
    told: (args) => readFrom(args, (known) => tells?.(known)),
    inverseOf: inverse ? (args, intentId) => inverse(args as Args, intentId) : null,
    reviewOf: review ? (args, label) => review(args as Args, label) : null,
  };
};
