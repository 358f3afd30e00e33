import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { newestRow } from '#api/fresh-rows.ts';
import { integrationJobs } from '#api/integrations.ts';
import { viewOf } from '#commands/view.ts';
import type { IntegrationJob } from '#contract/integration-job.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { isAnsweredThere } from './unsent-answer.tsx';

/** Given up, or never meant to be sent; and what waits for its account. Asked for apart: of neither is one to push out the other. */
const given = ['failed', 'discarded'] satisfies JobStatus[];
const held = ['held'] satisfies JobStatus[];
const marked: ReadonlySet<JobStatus> = new Set([...given, ...held]);
/** So many are marked in the list, the newest first; each question that is open asks for its own. */
const most = { page: 1, limit: 100 };

/** Answers that the marketplace did not get, by the subject of their question. One that is repeated from here is on its way again. */
export const useUnsentAnswers = ({ sellerId, marketPlaceId }: QuestionFilter): ReadonlyMap<string, IntegrationJob> => {
  const { api, queryClient, index, actor } = useWorkbench();
  const outbox = useOutbox();
  const fresh = integrationJobs.fresh(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const { hasSpecifiedOnly = false } = actor();
  const filter = {
    kind: 'answerQuestion' as const,
    ...(sellerId !== undefined && { sellerId }),
    ...(marketPlaceId !== undefined && { marketPlaceId }),
  };
  const enabled = !hasSpecifiedOnly;
  const { data: ended } = useQuery({ ...integrationJobs.pageQuery(api, { ...filter, status: given }, most), enabled });
  const { data: waiting } = useQuery({ ...integrationJobs.pageQuery(api, { ...filter, status: held }, most), enabled });
  return useMemo(
    () =>
      new Map(
        [...(ended?.items ?? []), ...(waiting?.items ?? [])]
          // A list is asked for again a moment after what was done to one of its rows.
          .flatMap((job) => newestRow<IntegrationJob>(job, fresh.get(job._id)) ?? [])
          .filter((job) => !isAnsweredThere(job))
          .filter((job) => marked.has(viewOf(job, `job:${job._id}`, outbox, index, actor()).status))
          .map((job) => [job.subject, job]),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` says when anything in `fresh` changed
    [ended, waiting, fresh, revision, outbox, index, actor],
  );
};
