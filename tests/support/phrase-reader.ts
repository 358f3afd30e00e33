import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import type { Role } from '#contract/call.ts';
import { outbox } from '#events/projections/outbox.ts';
import { translateIn } from '#locale/translate.ts';
import type { MenuLink } from '#palette/context.tsx';
import { createContextRegistry } from '#palette/context-registry.ts';
import type { Entry } from '#palette/entries.ts';
import type { Company } from '#palette/held.ts';
import { askableKinds, findableBy } from '#palette/lookups.ts';
import { phraseEntries, phraseVerbs } from '#palette/phrases.ts';

/** Friday at noon. */
const fridayNoon = '2026-11-27T15:00:00.000Z';

/** Reads phrases as such a person types them on a Friday at noon, with no network. */
export const phraseReader = (
  role: Role,
  links: readonly MenuLink[],
  companies: readonly Company[],
): ((text: string) => readonly Entry[]) => {
  const context = {
    offered: createContextRegistry().state(),
    actor: aReviewer({ role, now: fridayNoon }),
    outbox: outbox.initial,
    index: indexCommands(intentCommands),
    baseOf: () => null,
    navigate: () => undefined,
  };
  const verbs = phraseVerbs(context, askableKinds(findableBy(role, links)));
  return (text) => phraseEntries(text, { verbs: () => verbs, context, links, companies, t: translateIn('br') });
};
