import { useCallback, useEffect, type ComponentProps } from 'react';
import type { LeaveDialog } from '#features/session/leave-dialog.tsx';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { loadScreenWords } from './screen-words.ts';

const part = createLazyModule(async () => (await Promise.all([import('#features/session/leave-dialog.tsx'), loadScreenWords()]))[0]);

/** The question of a logout, fetched behind the first screen: it is asked when the network is not there, too. */
export const LeaveDialogHere = (props: ComponentProps<typeof LeaveDialog>) => {
  const { state, onStay } = props;
  useEffect(() => whenIdle(part.ahead), []);
  const isAsking = state?.step === 'asking';
  // A logout that nobody has to be asked about goes on, and what it says is asked for again until it comes.
  const missing = useCallback(() => (isAsking ? onStay() : undefined), [isAsking, onStay]);
  // Once it is here it stays: only a dialog that closes gives the focus back.
  if (state === null && part.here() === null) return null;
  return (
    <WhenHere part={part} onMissing={missing}>
      {({ LeaveDialog }) => <LeaveDialog {...props} />}
    </WhenHere>
  );
};
