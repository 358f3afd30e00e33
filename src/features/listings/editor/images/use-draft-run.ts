import { useCallback, useMemo, useRef, useState } from 'react';
import { fileAnalysisQuery, imageAnalysisQuery, oversizeOf, type ImageAnalysis } from '#api/images.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { ImageRole } from '#contract/sku.ts';
import { stepImage, type ImageState, type ImageStep } from '#machines/lifecycle/image.ts';
import { runEach } from '#machines/screen/run-each.ts';
import type { UploadEntry } from '#ui/upload/entries.ts';

export interface DraftStanding {
  readonly state: ImageState;
  readonly analysis: ImageAnalysis | null;
}

export interface DraftRun {
  readonly of: (entry: UploadEntry) => DraftStanding;
  readonly validate: (entry: UploadEntry) => Promise<void>;
  /** Those not yet analysed, two at a time. */
  readonly validateAll: (entries: readonly UploadEntry[]) => Promise<void>;
}

const untouched: DraftStanding = { state: 'pending', analysis: null };
const atOnce = 2;

/** Where each image of a field stands in its lifecycle, stored or still on this computer (row IMG-1). A replaced one is another entry. */
export const useDraftRun = (role: ImageRole): DraftRun => {
  const { api, queryClient } = useWorkbench();
  const [standings, setStandings] = useState<ReadonlyMap<string, DraftStanding>>(new Map());
  const latest = useRef(standings);

  const put = useCallback((key: string, standing: DraftStanding): void => {
    latest.current = new Map(latest.current).set(key, standing);
    setStandings(latest.current);
  }, []);

  const step = useCallback(
    (key: string, taken: ImageStep, analysis: ImageAnalysis | null): void => {
      const next = stepImage((latest.current.get(key) ?? untouched).state, taken);
      if (next.ok) put(key, { state: next.value, analysis });
    },
    [put],
  );

  const validate = useCallback(
    async ({ key, file, url }: UploadEntry): Promise<void> => {
      step(key, { type: 'validate' }, null);
      try {
        const analysis = file
          ? await queryClient.fetchQuery(fileAnalysisQuery(api, { key, file }, role))
          : await queryClient.fetchQuery(imageAnalysisQuery(api, url ?? '', role));
        step(key, { type: analysis.valid ? 'pass' : 'fail' }, analysis);
      } catch {
        // Not an error of the image: it could not be looked at (decision 17).
        step(key, { type: 'giveUp' }, null);
      }
    },
    [api, queryClient, role, step],
  );

  return useMemo(() => {
    // A field that begins anew knows what was said of its files; what is too large needs nobody to say it.
    const known = ({ key, file }: UploadEntry): DraftStanding => {
      const analysis = file && (oversizeOf(file) ?? queryClient.getQueryData(fileAnalysisQuery(api, { key, file }, role).queryKey));
      return analysis ? { state: analysis.valid ? 'validated' : 'errored', analysis } : untouched;
    };
    const of = (entry: UploadEntry): DraftStanding => standings.get(entry.key) ?? known(entry);
    return {
      of,
      validate,
      validateAll: (entries) =>
        runEach(
          entries.filter((entry) => ['pending', 'unverified'].includes(of(entry).state)),
          atOnce,
          validate,
        ),
    };
  }, [api, queryClient, role, standings, validate]);
};
