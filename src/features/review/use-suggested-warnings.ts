import { useQueryClient } from '@tanstack/react-query';
import { imageAnalysisQuery } from '#api/images.ts';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { ImageAnalysis } from '#contract/sku.ts';
import { warningKeys, type WarningKey } from '#contract/warning.ts';
import { suggestedWarnings } from '#entities/listing/listing-issues.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { roleOf } from './detail/use-image-run.ts';

const none: readonly WarningKey[] = [];

/** What a refusal starts with: what can be computed, and what the analyser said of the pictures. For a batch a person chooses. */
export const useSuggestedWarnings = (targets: readonly Target[]): readonly WarningKey[] => {
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [only] = targets;
  if (!only || targets.length > 1) return none;
  const listing = only.base as ListingView;
  const urls = 'image' in listing ? listing.image : [];
  const isWrong = (url: string): boolean =>
    queryClient.getQueryData<ImageAnalysis>(imageAnalysisQuery(api, url, roleOf(urls, url)).queryKey)?.valid === false;
  const found = new Set<WarningKey>([...suggestedWarnings(listing), ...(urls.some(isWrong) ? (['image'] as const) : [])]);
  return warningKeys.filter((key) => found.has(key));
};
