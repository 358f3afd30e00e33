import { useQuery } from '@tanstack/react-query';
import { usualTextsQuery } from '#api/review-work.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

const none: readonly string[] = [];

/** What I, and then the team, write most often in 'Outros': each once. */
export const useUsualTexts = (): readonly string[] => {
  const { api } = useWorkbench();
  return useQuery(usualTextsQuery(api)).data ?? none;
};
