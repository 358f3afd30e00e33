import { z } from 'zod';
import { Instant } from '#contract/call.ts';
import { kindNames } from '#contract/kinds.ts';
import { AnsweredSuggestion } from '#contract/suggestion.ts';

/** A thing of the server that one intent changes; intents of one subject are sent in order. */
export const Subject = z.templateLiteral([z.enum(kindNames), ':', z.string()]);
export type Subject = z.infer<typeof Subject>;

/** What an operator asked for: a command by name and its arguments, never a patch of state. Arguments are sealed at rest. */
export const Intent = z.object({
  id: z.uuid(),
  command: z.string(),
  version: z.int().positive(),
  args: z.json(),
  subject: Subject,
  /** What the operator saw it called, so that the tray and the activity list can name it without the server. */
  label: z.string(),
  /** Not sent before this instant; until then it can be withdrawn (decision 23). */
  sendAfter: Instant,
  /** How long what was decided on had been on screen, in milliseconds; left out where nobody looked at it by itself. */
  shownMs: z.int().nonnegative().optional(),
  /** What was suggested beside what was decided on, and whether it was taken (decision 0101). */
  suggestion: AnsweredSuggestion.optional(),
  /** The rejected intent that it was recorded in place of: that one is dismissed when this one is sent, not while this one can be withdrawn. */
  replaces: z.uuid().optional(),
  /** Nothing takes it back once it is sent, though others of its command can be: a skip over a skip. */
  isFinal: z.literal(true).optional(),
});
export type Intent = z.infer<typeof Intent>;

/** Why an intent was rejected: a code of the contract or of `localProblemCodes`, what the server said, and its detail. */
export const ProblemNote = z.object({ code: z.string(), message: z.string(), detail: z.json().optional() });
export type ProblemNote = z.infer<typeof ProblemNote>;

/** Facts of this client. Past tense; a shipped shape is never edited, a new version is added. */
export const Fact = z.discriminatedUnion('type', [
  z.object({ type: z.literal('intent.recorded.v1'), intent: Intent }),
  z.object({ type: z.literal('intent.withdrawn.v1'), intentId: z.string() }),
  z.object({ type: z.literal('intent.sent.v1'), intentId: z.string(), attempt: z.int() }),
  z.object({ type: z.literal('intent.confirmed.v1'), intentId: z.string() }),
  z.object({ type: z.literal('intent.rejected.v1'), intentId: z.string(), problem: ProblemNote }),
  /** The server's answer now contains it. */
  z.object({ type: z.literal('intent.settled.v1'), intentId: z.string() }),
  /** The operator has read why it was rejected and let it go. */
  z.object({ type: z.literal('intent.dismissed.v1'), intentId: z.string() }),
  /** A draft of review warnings: toggled keys and free texts survive a crash and follow to another tab. */
  z.object({
    type: z.literal('review.warningsDrafted.v1'),
    listingId: z.string(),
    warnings: z.array(z.string()),
    /** Since when the listing had waited: of another round they are over. Builds of before did not say. */
    queuedAt: Instant.optional(),
  }),
  /** What is typed in a form and not saved; null once it is saved or discarded. `form` names the form and its record. */
  z.object({ type: z.literal('form.drafted.v1'), form: z.string(), draft: z.json() }),
]);
export type Fact = z.infer<typeof Fact>;
export type FactOf<Type extends Fact['type']> = Extract<Fact, { type: Type }>;

/** A fact in its place: `seq` is dense and is the only order there is, in every tab. `at` is for people, never for order. */
export interface LogRecord {
  readonly seq: number;
  readonly at: string;
  readonly fact: Fact;
}
