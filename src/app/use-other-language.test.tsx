import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { useOtherLanguage } from './use-other-language.ts';

test('what the server said in one language is asked anew in another, and only then', async () => {
  const queryClient = new QueryClient();
  await queryClient.fetchQuery({ queryKey: ['imageAnalysis'], queryFn: () => 'Imagem pequena' });
  const isOld = () => queryClient.getQueryState(['imageAnalysis'])?.isInvalidated;
  const { rerender } = renderHook(({ locale }: { readonly locale: Locale }) => useOtherLanguage(queryClient, locale), {
    initialProps: { locale: 'br' },
  });
  rerender({ locale: 'br' });
  expect(isOld()).toBe(false);
  rerender({ locale: 'en' });
  expect(isOld()).toBe(true);
});
