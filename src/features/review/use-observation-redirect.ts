import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import type { Subject } from '#events/record.ts';
import { leaveObservedMachine } from '#machines/screen/leave-observed.ts';
import { useAnswered } from '#outbox/use-answered.ts';
import { useBeingLeft } from '#ui/use-being-left.ts';

/** Outside the queue an observation that the server has taken ends at the list, once its message was read (row REV-2, decision 24). */
export const useObservationRedirect = (subject: Subject): void => {
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
  useAnswered(({ intent }) => {
    if (intent.command === 'listing.observe' && intent.subject === subject) actor.send({ type: 'observed' });
  });
};
