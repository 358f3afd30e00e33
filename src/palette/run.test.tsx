import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { useRunning, useScope, useTargets } from './context.tsx';
import { listingTarget, renderConsole } from './palette-fixture.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');

const Queue = ({ since }: { readonly since: { current: number | null } }) => {
  useScope('queue');
  const [shownAt] = useState(() => () => since.current);
  useTargets('page', [{ ...listingTarget({ publishId: 'a', title: 'Luminária' }), shownAt }]);
  // The next listing is drawn in the task of the key.
  useRunning(() => queueMicrotask(() => void (since.current = null)));
  return null;
};

test('how long a listing was shown is that of the one decided, also when the disk is busy with something else', async () => {
  const { user, intents, workbench } = await renderConsole({ children: <Queue since={{ current: now - 4000 }} /> });
  document.addEventListener('keydown', () => void workbench.ledger.act<never>(() => ok([])), { capture: true, once: true });
  await user.keyboard('a');
  await waitFor(() => expect(intents().map(({ shownMs }) => shownMs)).toEqual([4000]));
});
