import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { chosenSkusQuery } from '#api/kits.ts';
import type { KitSku } from '#contract/kit.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

/**
 * What is known of the SKUs in the form: those of the kit, those just found, and as the server has them now. A draft that was
 * brought back holds their ids only.
 */
export const useKitSkus = (ofKit: readonly KitSku[], ids: readonly string[]) => {
  const { api } = useWorkbench();
  const [found, setFound] = useState<readonly KitSku[]>([]);
  const { data } = useQuery(chosenSkusQuery(api, ids));
  const known = useMemo(
    (): ReadonlyMap<string, KitSku> => new Map([...ofKit, ...found, ...(data ?? [])].map((each) => [each.skuId, each])),
    [ofKit, found, data],
  );
  return { known, keep: (sku: KitSku): void => setFound((before) => [...before, sku]) };
};
