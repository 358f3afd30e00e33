import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CallbackPage, type CameBack } from '#features/marketplace/callback-page.tsx';

const page = getRouteApi('/signed-in/connect/mercadolivre/callback');

const textIn = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

export const CallbackRoute = () => {
  const search: Readonly<Record<string, unknown>> = page.useSearch();
  const router = useRouter();
  // As it came: the address is emptied while the answer is under way.
  const [cameBack] = useState<CameBack>(() => ({
    state: textIn(search['state']) ?? '',
    code: textIn(search['code']),
    error: textIn(search['error']),
  }));
  const forget = useCallback(() => void router.navigate({ to: '/connect/mercadolivre/callback', search: {}, replace: true }), [router]);
  return <CallbackPage cameBack={cameBack} forget={forget} />;
};
