import { useMemo } from 'react';
import type { Api } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import { useWorkbench } from './workbench.tsx';

/** As `api.send`, for what a form writes by itself: sent again before it was answered, from another form even, it is one request. */
export const useSendOnce = (): Api['send'] => {
  const { api, newId, clock } = useWorkbench();
  return useMemo(() => createSendOnce({ api, newId, clock }), [api, newId, clock]);
};
