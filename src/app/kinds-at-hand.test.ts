import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { SubjectKind } from './kinds-at-hand.ts';

const api: Api = { send: () => Promise.reject(new Error('nobody is asked')) };

/** What is at hand is of the page: each test has a page of its own. */
beforeEach(() => void vi.resetModules());
const open = async () => {
  const page = await import('./kinds-at-hand.ts');
  const told: string[] = [];
  const report: SubjectKind = {
    newest: () => null,
    refetch: () => Promise.reject(new Error('nobody is asked')),
    ask: () => Promise.resolve(null),
    gone: 'tray.recordGone',
    live: () => ({ onChange: ({ subject }) => void told.push(subject), onGap: () => void told.push('gap') }),
  };
  return { ...page, live: page.liveKinds(new QueryClient(), api), report, told };
};

test('a kind that comes later is told what it missed, once for each subject, and what changes from then on', async () => {
  const { kindOf, live, report, takeUpKinds, told } = await open();
  live.onChange({ subject: 'report:1' });
  live.onChange({ subject: 'report:1' });
  expect([kindOf('report:1'), kindOf('listing:MLB1')?.id]).toEqual([null, 'MLB1']);

  takeUpKinds({ report });
  live.onChange({ subject: 'report:2' });
  expect(told).toEqual(['report:1', 'report:2']);
  expect(kindOf('report:1')?.kind).toBe(report);
});

test('after a gap it may have missed anything', async () => {
  const { live, report, takeUpKinds, told } = await open();
  live.onChange({ subject: 'report:1' });
  live.onGap();
  takeUpKinds({ report });
  expect(told).toEqual(['gap']);
});
