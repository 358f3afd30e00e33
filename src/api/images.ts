import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { imageTooLarge, mostImageBytes } from '#contract/image-limits.ts';
import { analyseImage, ImageVerdict, type ImageAnalysis, type ImageRole } from '#contract/sku.ts';
import { unwrap, type Api } from './client.ts';

/** What is said of bytes that no server looks at, before they are read; null when they are few enough. */
export const oversizeOf = ({ size }: Pick<Blob, 'size'>): Extract<ImageAnalysis, { valid: false }> | null =>
  size > mostImageBytes ? { valid: false, error: imageTooLarge } : null;

const toBase64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^data:[^,]*,/u, '') : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The image could not be read')));
    reader.readAsDataURL(bytes);
  });

const readBytes = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Image answered ${response.status}`);
  return new Blob([await response.arrayBuffer()]);
};

const analyse = async (api: Api, bytes: Blob, role: ImageRole, signal: AbortSignal): Promise<ImageAnalysis> => {
  const oversize = oversizeOf(bytes);
  if (oversize) return oversize;
  const answered = await api.send(analyseImage, { body: { image: await toBase64(bytes), role } }, { signal });
  // A server that takes less says so: that is wrong with the image, and asking again changes nothing.
  if (!answered.ok && answered.error.type === 'Refused' && answered.error.status === 413)
    return { valid: false, error: answered.error.body.message };
  const answer = unwrap(answered);
  if (typeof answer === 'string') return { valid: false, error: answer };
  const verdict = ImageVerdict.safeParse(answer);
  return { valid: true, verdict: verdict.success ? verdict.data : null };
};

/** A stored image is named by the hash of its bytes; any other address stands for itself. */
export const contentKeyOf = (url: string): string => /([0-9a-f]{64})(?:-\d+)?\.(?:jpg|png)(?:\?.*)?$/u.exec(url)?.[1] ?? url;

/** A verdict belongs to the bytes and to where they are shown: kept under both, it is asked for once (decision 17). */
export const imageAnalysisQuery = (api: Api, url: string, role: ImageRole) =>
  queryOptions({
    queryKey: ['imageAnalysis', contentKeyOf(url), role] as const,
    queryFn: async ({ signal }) => analyse(api, await readBytes(url, signal), role, signal),
    staleTime: Infinity,
    retry: false,
  });

/** The same of a file that was never sent; its key stands for its bytes. */
export const fileAnalysisQuery = (api: Api, { key, file }: { readonly key: string; readonly file: File }, role: ImageRole) =>
  queryOptions({
    queryKey: ['imageAnalysis', key, role] as const,
    queryFn: ({ signal }) => analyse(api, file, role, signal),
    staleTime: Infinity,
    retry: false,
  });

/** The analysis of a file holds for the picture that is kept of it, under the address it has now. */
export const keepAnalysis = (
  queryClient: QueryClient,
  api: Api,
  { key, file, url }: { readonly key: string; readonly file: File; readonly url: string },
  role: ImageRole,
): void => {
  const known = queryClient.getQueryData(fileAnalysisQuery(api, { key, file }, role).queryKey);
  if (known) void queryClient.prefetchQuery({ ...imageAnalysisQuery(api, url, role), queryFn: () => known });
};
