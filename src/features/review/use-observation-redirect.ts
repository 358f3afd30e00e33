import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useListingPlace } from '#commands/listing/listing-place.ts';
import { useExecuted } from '#commands/context.tsx';
import { useBeingLeft } from '#ui/use-being-left.ts';

/** Part 1, section 9: review redirect delay. */
const redirectAfterMs = 2500;

/** Outside the queue an observation ends at the list, once its message was read (row REV-2, decision 24). */
export const useObservationRedirect = (): void => {
  const router = useRouter();
  const place = useListingPlace();
  const isBeingLeft = useBeingLeft();
  const [isObserved, setObserved] = useState(false);
  useExecuted(({ command, recorded }) => {
    if (command.name === 'listing.observe' && recorded.length > 0) setObserved(true);
  });
  useEffect(() => {
    if (!isObserved) return undefined;
    const redirect = setTimeout(() => {
      if (!isBeingLeft()) void router.navigate({ to: place });
    }, redirectAfterMs);
    return () => clearTimeout(redirect);
  }, [isBeingLeft, isObserved, place, router]);
};
