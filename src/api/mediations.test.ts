import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markRead, mediations } from './mediations.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import type { Api } from './client.ts';
import { presenceQuery } from './presence.ts';

const row = (version: number, changes: Partial<MediationRow> = {}): MediationRow =>
  ({ _id: 'o1', version, status: 'open', situation: null, claim: null, unread: 2, ...changes }) as MediationRow;
const whole = (version: number, changes: Partial<MediationRecord> = {}): MediationRecord =>
  ({ _id: 'o1', version, status: 'open', situation: null, claim: null, readCount: 0, ...changes }) as MediationRecord;

/** A server that answers with the version it is told, and tells what it was asked. */
const serverAt = (version: number) => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    // Some servers answer several orders of one pack.
    getMediation: [whole(9, { _id: 'o0' }), whole(version)],
    listMediations: { items: [row(version)], page: 1, pages: 1, total: 1, next: null },
    readMediation: { readCount: 2 },
    getPresence: [],
  };
  const send = (line: { readonly name: string }) => {
    asked.push(line.name);
    return Promise.resolve({ ok: true, value: answers[line.name] });
  };
  return { api: { send } as unknown as Api, asked };
};
const down = { send: () => Promise.resolve({ ok: false, error: { type: 'Unreachable' } }) } as unknown as Api;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** Rows travel together: the batch leaves with the next tick. */
const settled = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(50);
  return work;
};

test('of a list of records the one that was asked for is taken, and none where it is not among them', async () => {
  const { api } = serverAt(3);
  expect(await new QueryClient().fetchQuery(mediations.query(api, 'o1'))).toMatchObject({ _id: 'o1', version: 3 });
  expect(await new QueryClient().fetchQuery(mediations.query(api, 'o2'))).toBeNull();
});

describe('asking for a mediation again', () => {
  test('asks for the page that is open and for the row that is listed, and for nothing that is not here', async () => {
    const queryClient = new QueryClient();
    const { api, asked } = serverAt(4);
    await settled(mediations.refetch(queryClient, api, 'o1'));
    expect(asked).toEqual([]);
    await queryClient.fetchQuery(mediations.query(serverAt(3).api, 'o1'));
    await queryClient.fetchQuery(mediations.pageQuery(serverAt(3).api, {}, { page: 1, limit: 10 }));
    expect(await settled(mediations.refetch(queryClient, api, 'o1'))).toEqual({ ok: true, value: undefined });
    expect(asked.toSorted()).toEqual(['getMediation', 'listMediations']);
    expect(mediations.newest(queryClient, 'o1')).toEqual(whole(4));
  });

  test('a server that does not answer is told as such, and nothing is forgotten', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(mediations.query(serverAt(3).api, 'o1'));
    expect(await settled(mediations.refetch(queryClient, down, 'o1'))).toEqual({ ok: false, error: { type: 'Unreachable' } });
    expect(mediations.newest(queryClient, 'o1')?.version).toBe(3);
  });
});

describe('the newest answer about a mediation', () => {
  test('is the page with what a newer row says of where it stands', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(mediations.query(serverAt(3).api, 'o1'));
    await queryClient.fetchQuery(mediations.pageQuery(serverAt(5).api, {}, { page: 1, limit: 10 }));
    expect(mediations.newest(queryClient, 'o1')).toEqual(whole(5));
  });

  test('is the row where the page was never opened, and none where nothing was heard', async () => {
    const queryClient = new QueryClient();
    expect(mediations.newest(queryClient, 'o1')).toBeNull();
    await queryClient.fetchQuery(mediations.pageQuery(serverAt(3).api, {}, { page: 1, limit: 10 }));
    expect(mediations.newest(queryClient, 'o1')).toEqual(row(3));
  });
});

test('what was read is told to the server, and the row no longer counts it', async () => {
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(mediations.pageQuery(serverAt(3).api, {}, { page: 1, limit: 10 }));
  const { api, asked } = serverAt(3);
  await settled(markRead(queryClient, api, 'o1', 2));
  expect(asked).toEqual(['readMediation', 'listMediations']);
  expect(queryClient.getQueryData(mediations.rowQuery(api, 'o1').queryKey)).toEqual(row(3));
});

describe('live', () => {
  test('an open mediation that changed is asked for again; one that is nowhere on screen is not', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(mediations.query(serverAt(3).api, 'o1'));
    const { api, asked } = serverAt(4);
    const live = mediations.live(queryClient, api);
    for (const subject of ['mediation:o1', 'mediation:o1', 'mediation:elsewhere', 'order:o1']) live.onChange({ subject });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['getMediation']);
    expect(mediations.newest(queryClient, 'o1')?.version).toBe(4);
  });

  test('who came to its page is asked for, and only there', async () => {
    const queryClient = new QueryClient();
    const { api } = serverAt(3);
    await queryClient.fetchQuery({ ...presenceQuery(api, 'o1'), gcTime: Infinity });
    const live = mediations.live(queryClient, api);
    live.onChange({ subject: 'presence:o2' });
    expect(queryClient.getQueryState(['presence', 'o1'])?.isInvalidated).toBe(false);
    live.onChange({ subject: 'presence:o1' });
    expect(queryClient.getQueryState(['presence', 'o1'])?.isInvalidated).toBe(true);
  });

  test('after a gap whatever is on screen may be old', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(mediations.query(serverAt(3).api, 'o1'));
    mediations.live(queryClient, serverAt(4).api).onGap();
    expect(queryClient.getQueryState(['mediation', 'o1'])?.isInvalidated).toBe(true);
  });
});
