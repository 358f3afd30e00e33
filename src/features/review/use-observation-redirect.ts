import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useRef } from 'react';
import { useListingPlace } from '#entities/listing/listing-place.ts';
import type { Subject } from '#events/record.ts';
import { leaveObservedMachine } from '#machines/screen/leave-observed.ts';
import { useAnswered } from '#outbox/use-answered.ts';
import { useExecuted } from '#palette/context.tsx';
import { useBeingLeft } from '#ui/use-being-left.ts';

/** An observation of the open listing that is made on this page ends at the list once the server has taken it and its message was read (row REV-2, decision 24). */
export const useObservationRedirect = (open: Subject): void => {
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
  const madeHere = useRef(new Set<string>());
  useExecuted(({ command, recorded }) => {
    if (command.name === 'listing.observe') for (const id of recorded) madeHere.current.add(id);
  });
  useAnswered(({ intent }) => {
    if (intent.subject === open && madeHere.current.has(intent.id)) actor.send({ type: 'observed' });
  });
};
