import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Locale } from '#locale/locales.ts';

/** The server says its sentences in the language of the person who asks (decision 0083): in another one they are asked for anew. */
export const useOtherLanguage = (queryClient: QueryClient, locale: Locale): void => {
  const asked = useRef(locale);
  useEffect(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    void queryClient.invalidateQueries();
  }, [queryClient, locale]);
};
