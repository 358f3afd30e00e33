import { expect, test } from 'vitest';
import { editorActions } from '#commands/listing/editor-actions.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { actionRun, isOffered, type CommandContext } from './availability.ts';
import { createContextRegistry } from './context-registry.ts';

const situationOf = (contexts: ReturnType<typeof createContextRegistry>): CommandContext => ({
  offered: contexts.state(),
  actor: aReviewer({ role: 'seller' }),
  outbox: { entriesById: {} } as never,
  index: new Map() as never,
  baseOf: () => null,
  navigate: () => undefined,
});

test.each(editorActions.map((action) => [action.name, action] as const))(
  '%s runs what the open editor offers, and elsewhere says that a listing that can be changed is wanted',
  (name, action) => {
    const contexts = createContextRegistry();
    expect(actionRun(action, situationOf(contexts))).toEqual({ ok: false, error: { key: 'listing.refused.notEditable' } });
    expect(isOffered(action, situationOf(contexts))).toBe(false);
    let times = 0;
    const close = contexts.offerHandler(name, () => {
      times += 1;
    });
    const run = actionRun(action, situationOf(contexts));
    if (run.ok) void run.value();
    expect(times).toBe(1);
    close();
    expect(isOffered(action, situationOf(contexts))).toBe(false);
  },
);
