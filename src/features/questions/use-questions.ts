import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { questions } from '#api/questions.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { shownRows } from './question-rows.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** The list as it stands now: pages of the server, what was heard since, and what waits to be sent. */
export const useQuestions = (filter: QuestionFilter) => {
  const { api, queryClient, index, actor } = useWorkbench();
  const query = useInfiniteQuery(questions.cursorQuery(api, filter));
  const outbox = useOutbox();
  const fresh = questions.fresh(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const pages = query.data?.pages;
  const unsent = useUnsentAnswers(filter);
  const rows = useMemo(
    () => shownRows(pages ?? [], filter, { fresh, outbox, commands: index, actor: actor(), unsent }),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` says when anything in `fresh` changed
    [pages, filter, fresh, revision, outbox, index, actor, unsent],
  );
  const total = Math.max(pages?.[0]?.total ?? 0, rows.length);
  return { query, rows, total, isAtLeast: query.hasNextPage && pages?.[0]?.isAtLeast };
};
