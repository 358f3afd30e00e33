import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { claimListings, releaseListings } from '#contract/review-queue.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

afterEach(cleanup);

test('a claim that is answered after the page was left is let go', async () => {
  const server = createQueueServer(['a', 'b', 'c']);
  const answers: (() => void)[] = [];
  const released = vi.fn<() => void>();
  const send: Api['send'] = async (line, ...others) => {
    if (Object.is(line, claimListings)) await new Promise<void>((resolve) => answers.push(resolve));
    if (Object.is(line, releaseListings)) released();
    return server.api.send(line, ...others);
  };
  const queue = await showQueue({ ...server, api: { send } });
  await vi.waitFor(() => expect(answers).not.toHaveLength(0));
  queue.unmount();
  expect(released).not.toHaveBeenCalled();
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(released).toHaveBeenCalled());
});
