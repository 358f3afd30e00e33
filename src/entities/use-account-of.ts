import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { marketPlacesQuery } from '#api/market-places.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

/**
 * An account of another company than the one that is chosen is chosen no more: its box offers it no longer and would look empty.
 * @param company whose accounts are offered; undefined is any.
 */
export const useAccountOf = (company: string | undefined): void => {
  const { api } = useWorkbench();
  const { data: accounts } = useQuery(marketPlacesQuery(api));
  const { setValue } = useFormContext<{ marketPlaceId: string }>();
  const chosen = useWatch<{ marketPlaceId: string }, 'marketPlaceId'>({ name: 'marketPlaceId' });
  const owner = accounts?.find(({ _id }) => _id === chosen)?.sellerId;
  const isForeign = company !== undefined && owner !== undefined && owner !== company;
  useEffect(() => {
    if (isForeign) setValue('marketPlaceId', '', { shouldDirty: true, shouldTouch: true });
  }, [isForeign, setValue]);
};
