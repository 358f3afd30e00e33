import type { QueryClient } from '@tanstack/react-query';
import { getMediation, listMediations, readMediation, type MediationFilter } from '#contract/mediation-calls.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { unwrap, type Api } from './client.ts';
import type { LiveRows } from './live-rows.ts';
import { presenceKey } from './presence.ts';
import { createRecords } from './records.ts';
import { refetchNow } from './refetch-now.ts';

const records = createRecords<MediationRow, MediationRecord | null, MediationFilter>({
  kind: 'mediation',
  list: async (api, query, signal) => unwrap(await api.send(listMediations, { query }, signal && { signal })),
  // The specified answer is a list.
  one: async (api, id, signal) => {
    const answer = unwrap(await api.send(getMediation, { params: { id } }, { signal }));
    return answer.find(({ _id }) => _id === id) ?? null;
  },
  isByCursor: true,
  // A row has no messages: only the record itself tells them.
  withRow: (record, { version, status, situation, claim, lacks }) => ({ ...record, version, status, situation, claim, lacks }),
});

const presencePrefix = `${presenceKey}:`;

/** Rows have their buyer masked. Live, they also tell who else is looking at them. */
export const mediations: typeof records = {
  ...records,
  live: (queryClient: QueryClient, api: Api): LiveRows => {
    const rows = records.live(queryClient, api);
    return {
      onChange: (change) => {
        rows.onChange(change);
        if (change.subject.startsWith(presencePrefix))
          void queryClient.invalidateQueries({ queryKey: [presenceKey, change.subject.slice(presencePrefix.length)] });
      },
      onGap: () => {
        rows.onGap();
        void queryClient.invalidateQueries({ queryKey: [presenceKey] });
      },
    };
  },
};

/**
 * I have seen the first `count` messages. The record is asked for again: opened anew, it must not mark them as new once more. Answers
 * whether it was told.
 */
export const markRead = async (queryClient: QueryClient, api: Api, mediationId: string, count: number): Promise<boolean> => {
  const read = await api.send(readMediation, { params: { id: mediationId }, body: { count } });
  if (!read.ok) return false;
  void queryClient.invalidateQueries({ queryKey: mediations.query(api, mediationId).queryKey });
  mediations.invalidatePages(queryClient);
  if (mediations.isListed(queryClient, mediationId)) await refetchNow(queryClient, mediations.rowQuery(api, mediationId)).catch(() => null);
  return true;
};
