import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { imageAnalysisQuery, type ImageAnalysis } from '#api/images.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { ImageRole } from '#contract/sku.ts';
import { stepImage, type ImageState, type ImageStep } from '#machines/lifecycle/image.ts';
import { runEach } from '#machines/screen/run-each.ts';

interface ImageStanding {
  readonly state: ImageState;
  readonly analysis: ImageAnalysis | null;
}

interface ImageError {
  readonly url: string;
  /** From 1, as it is shown. */
  readonly position: number;
  readonly error: string;
}

export interface ImageRun {
  readonly of: (url: string) => ImageStanding;
  readonly errors: () => readonly ImageError[];
  /** Analyses those not yet analysed, two at a time, and says how each now stands. */
  readonly validateAll: () => Promise<readonly ImageStanding[]>;
  readonly validate: (url: string) => void;
}

const untouched: ImageStanding = { state: 'pending', analysis: null };
const atOnce = 2;

export const roleOf = (urls: readonly string[], url: string): ImageRole => (urls.indexOf(url) === 0 ? 'cover' : 'other');

const settled = (analysis: ImageAnalysis): ImageStanding => ({ state: analysis.valid ? 'validated' : 'errored', analysis });

const after = (standing: ImageStanding, step: ImageStep, analysis: ImageAnalysis | null): ImageStanding => {
  const next = stepImage(standing.state, step);
  return next.ok ? { state: next.value, analysis } : standing;
};

/** Where each image of the open listing stands in its lifecycle (row IMG-1). Verdicts outlive the screen in the query cache. */
export const useImageRun = (urls: readonly string[]): ImageRun => {
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const [standings, setStandings] = useState<ReadonlyMap<string, ImageStanding>>(new Map());
  const latest = useRef(standings);
  useEffect(() => {
    latest.current = standings;
  }, [standings]);

  const known = useCallback(
    (url: string): ImageStanding => {
      const standing = latest.current.get(url);
      if (standing) return standing;
      const analysis = queryClient.getQueryData<ImageAnalysis>(imageAnalysisQuery(api, url, roleOf(urls, url)).queryKey);
      return analysis ? settled(analysis) : untouched;
    },
    [api, queryClient, urls],
  );

  const analyse = useCallback(
    async (url: string): Promise<ImageStanding> => {
      const put = (standing: ImageStanding): ImageStanding => {
        latest.current = new Map(latest.current).set(url, standing);
        setStandings(latest.current);
        return standing;
      };
      const loading = put(after(known(url), { type: 'validate' }, null));
      try {
        const analysis = await queryClient.fetchQuery(imageAnalysisQuery(api, url, roleOf(urls, url)));
        return put(after(loading, { type: analysis.valid ? 'pass' : 'fail' }, analysis));
      } catch {
        // Not an error of the image: it could not be looked at (decision 17).
        return put(after(loading, { type: 'giveUp' }, null));
      }
    },
    [api, known, queryClient, urls],
  );

  return useMemo(() => {
    const of = (url: string): ImageStanding => standings.get(url) ?? known(url);
    return {
      of,
      errors: () =>
        urls.flatMap((url, index) => {
          const { analysis } = of(url);
          return analysis && !analysis.valid ? { url, position: index + 1, error: analysis.error } : [];
        }),
      validateAll: async () => {
        const waiting = urls.filter((url) => ['pending', 'unverified'].includes(known(url).state));
        await runEach(waiting, atOnce, analyse);
        return urls.map(known);
      },
      validate: (url) => void analyse(url),
    };
  }, [analyse, known, standings, urls]);
};
