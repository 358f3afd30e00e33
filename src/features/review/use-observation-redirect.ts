import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import { leaveObservedMachine } from '#machines/screen/leave-observed.ts';
import { useExecuted } from '#palette/context.tsx';
import { useBeingLeft } from '#ui/use-being-left.ts';

/** Outside the queue an observation ends at the list, once its message was read (row REV-2, decision 24). */
export const useObservationRedirect = (): void => {
  const router = useRouter();
  const place = useListingPlace();
  const isBeingLeft = useBeingLeft();
  const actor = useActorRef(
    leaveObservedMachine.provide({
      actions: {
        leave: () => {
          if (!isBeingLeft()) void router.navigate({ to: place });
        },
      },
    }),
  );
  useExecuted(({ command, recorded }) => {
    if (command.name === 'listing.observe' && recorded.length > 0) actor.send({ type: 'observed' });
  });
};
