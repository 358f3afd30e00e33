import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { renderConsole } from '#commands/palette/palette-fixture.tsx';
import { claimListings, releaseListings } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';
import { useLeases } from './use-leases.ts';

const none: readonly string[] = [];

const holding = async () => {
  const calls: string[] = [];
  const lease = { holder: { id: 'u1', name: 'Rita' }, until: '2999-01-01T00:00:00.000Z' };
  const send = (async (line: unknown) => {
    if (Object.is(line, claimListings)) calls.push('claim');
    if (Object.is(line, releaseListings)) calls.push('release');
    return ok(Object.is(line, claimListings) ? [{ publishId: 'a', lease }] : { released: 1 });
  }) as Api['send'];
  const Open = () => {
    const { releaseNow } = useLeases('a', none, true);
    return <button onClick={() => void releaseNow('a')}>Liberar</button>;
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderConsole({ api: { send }, children: <Open /> });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1000);
  return { calls, pass, letGo: () => act(() => screen.getByRole('button', { name: 'Liberar' }).click()) };
};

test('a console claims what it has open every twenty seconds', async () => {
  const { calls, pass } = await holding();
  await pass(60_000);
  expect(calls).toEqual(['claim', 'claim', 'claim', 'claim']);
});

test('what was let go by hand is not claimed again as long as the cursor stays', async () => {
  const { calls, pass, letGo } = await holding();
  letGo();
  await pass(60_000);
  expect(calls).toEqual(['claim', 'release']);
});
