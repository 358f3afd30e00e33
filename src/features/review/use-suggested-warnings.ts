import { useQueryClient } from '@tanstack/react-query';
import { imageAnalysisQuery } from '#api/images.ts';
import type { Target } from '#commands/command.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { shownImages } from '#contract/shown-images.ts';
import type { ImageAnalysis } from '#contract/sku.ts';
import { warningKeys, type WarningKey } from '#contract/warning.ts';
import { certainIssues, suggestedWarnings } from '#entities/listing/listing-issues.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { roleOf } from './detail/use-image-run.ts';
import type { Warnings } from './warnings-choice.ts';

const none: Warnings = [];

/**
 * What a refusal starts with: what the checks found for certain, and what the analyser said of the pictures. What is only worth a look, and
 * a batch, a person chooses for.
 */
export const useSuggestedWarnings = (targets: readonly Target[]): Warnings => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [only] = targets;
  if (!only || targets.length > 1) return none;
  const listing = only.base as ListingView;
  const shown = 'image' in listing ? listing : { image: [], variations: [] };
  const isWrong = (url: string): boolean =>
    queryClient.getQueryData<ImageAnalysis>(imageAnalysisQuery(api, url, roleOf(shown, url)).queryKey)?.valid === false;
  const isAnyWrong = shownImages(shown.image, shown.variations).some(isWrong);
  const found = new Set<WarningKey>([...suggestedWarnings(listing), ...(isAnyWrong ? (['image'] as const) : [])]);
  const texts = certainIssues(listing).flatMap(({ text }) => (text ? [formatMessage(t, text)] : []));
  return [...warningKeys.filter((key) => found.has(key)), ...new Set(texts)];
};
