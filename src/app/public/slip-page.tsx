import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#api/client.ts';
import { askSaleSlip } from '#api/slip.ts';
import { SlipScreen } from '#features/slip/slip-screen.tsx';
import { LookToggles } from '#ui/look-toggles.tsx';

/** /ext/talaovendas, without a session. */
export const SlipPage = ({ api, token }: { readonly api: Api; readonly token: string }) => {
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof askSaleSlip>> | null>(null);
  const ask = useCallback((): void => void askSaleSlip(api, token).then(setAnswer), [api, token]);
  useEffect(ask, [ask]);
  return answer && <SlipScreen answer={answer} onRetry={ask} toolbar={<LookToggles />} />;
};
