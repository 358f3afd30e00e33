import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { QuestionFilter } from '#contract/question-calls.ts';
import type { FilterStep } from '#features/questions/filter-step.ts';
import { parseSearchAs, plainSearch } from '../listing-search.ts';

/** The filters of the questions as the address has them, and the way to change them: each change builds on the newest address, also one that is still on its way. */
export const useQuestionFilter = () => {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => parseSearchAs(QuestionFilter, search), [search]);
  const change = useCallback(
    (step: FilterStep) =>
      void navigate({
        to: '.',
        search: (now: Readonly<Record<string, unknown>>) => plainSearch(step(parseSearchAs(QuestionFilter, now))),
        replace: true,
      }),
    [navigate],
  );
  return [filter, change] as const;
};
