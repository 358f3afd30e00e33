import { useT } from '#locale/locale.tsx';
import { toast } from '#ui/toast.tsx';
import type { ImageRun } from './detail/use-image-run.ts';

/** The `v` key: analyses what was not analysed yet and says the result in one line. */
export const useValidateImages = (images: ImageRun): (() => void) => {
  const t = useT();
  return () => {
    void images.validateAll().then((standings) => {
      const n = standings.length;
      if (n === 0) return;
      const wrong = standings.filter(({ state }) => state === 'errored').length;
      const unverified = standings.filter(({ state }) => state === 'unverified').length;
      if (wrong + unverified === 0) toast.success(t('queue.imagesValid', { n }));
      else toast.info(t('queue.imagesResult', { n, wrong, unverified }));
    });
  };
};
