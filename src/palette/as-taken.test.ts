import { expect, test } from 'vitest';
import { resubmit } from '#commands/listing/resubmit.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { indexCommands } from '#commands/view.ts';
import { outbox } from '#events/projections/outbox.ts';
import { translateIn } from '#locale/translate.ts';
import { asTaken } from './as-taken.ts';
import { createContextRegistry } from './context-registry.ts';
import { phraseEntries, phraseVerbs } from './phrases.ts';

test('what only our server knows is not asked in front of a provider’s', () => {
  expect(asTaken(resubmit, { hasSpecifiedOnly: true }).fields).toEqual([]);
  expect(asTaken(resubmit, {})).toBe(resubmit);
});

/** What a seller's phrase answers of the command's own questions. */
const answersOf = (phrase: string, hasSpecifiedOnly: boolean): unknown => {
  const context = {
    offered: createContextRegistry().state(),
    actor: aReviewer({ role: 'seller', hasSpecifiedOnly }),
    outbox: outbox.initial,
    index: indexCommands([resubmit]),
    baseOf: () => null,
    navigate: () => undefined,
  };
  const verbs = phraseVerbs(context, new Set(['listing'] as const));
  const [entry] = phraseEntries(phrase, { verbs: () => verbs, context, links: [], companies: [], t: translateIn('br') });
  return entry?.kind === 'phrase' ? [entry.phrase.command.name, entry.phrase.answers] : null;
};

test('nor does a phrase say it there', () => {
  const phrase = 'reenviar SER-BOT-0357 peso da balança';
  expect(answersOf(phrase, false)).toEqual(['listing.resubmit', { answer: 'peso da balança' }]);
  // Without its answer it would be another thing than was typed.
  expect(answersOf(phrase, true)).toBeNull();
});
