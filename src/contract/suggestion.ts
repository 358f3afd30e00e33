/** What the team decided of like cases before, as a suggestion (issue 24, row 5; decision 0101). */
import { z } from 'zod';
import { call } from './call.ts';
import { listingAccess } from './listing-parties.ts';
import { rolesOf } from './party.ts';

/**
 * What was decided of most listings that are like one: of the same company, in the same category, with the same checks having found
 * something. `count` of `of` were decided exactly so.
 */
const Suggestion = z.object({
  decision: z.enum(['approved', 'refused']),
  /** Joined; empty for an approval. */
  warning: z.string(),
  count: z.int().positive(),
  of: z.int().positive(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Null where there are too few like cases, or they were decided this way and that. */
export const getSuggestion = call('getSuggestion', 'GET /publish/suggestion', {
  roles: rolesOf(listingAccess, 'readQueue'),
  ours: true,
  query: z.object({ publishId: z.string().min(1).max(64) }),
  reply: z.object({ suggestion: Suggestion.nullable() }),
});

/** What became of a suggestion that stood there: taken by Enter; taken, and withdrawn before it was sent; or left. */
const suggestionAnswers = ['taken', 'takenBack', 'left'] as const;

/** The suggestion that stood beside a listing when it was decided, and what became of it: goes with the decision, whatever that was. */
export const AnsweredSuggestion = Suggestion.pick({ decision: true, count: true, of: true }).extend({ answer: z.enum(suggestionAnswers) });
export type AnsweredSuggestion = z.infer<typeof AnsweredSuggestion>;

/** As its header has it: 'refused 7/9 taken'. */
export const writeAnswered = ({ decision, count, of, answer }: AnsweredSuggestion): string => `${decision} ${count}/${of} ${answer}`;

/** Null where a header says nothing of the kind. */
export const readAnswered = (header: string): AnsweredSuggestion | null => {
  const [, decision, count, of, answer] = /^(\w+) (\d{1,6})\/(\d{1,6}) (\w+)$/u.exec(header) ?? [];
  return AnsweredSuggestion.safeParse({ decision, count: Number(count), of: Number(of), answer }).data ?? null;
};
