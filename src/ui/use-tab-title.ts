import { useEffect } from 'react';
import { useT } from '#locale/locale.tsx';

/** Names the tab by the page on screen. */
export const useTabTitle = (title: string): void => {
  const t = useT();
  const tab = `${title} · ${t('common.product')}`;
  useEffect(() => {
    document.title = tab;
  }, [tab]);
};
