import { useEffect, useSyncExternalStore } from 'react';
import { useCommands } from './context.tsx';
import { useDoubtText } from './doubt-text.ts';

/** What speaks against the command that was just asked for, beside what it is about. Where no screen shows it a message says it. */
export const DoubtLine = ({ className }: { readonly className: string }) => {
  const { doubts } = useCommands();
  const doubt = useSyncExternalStore(doubts.subscribe, doubts.current);
  const textOf = useDoubtText();
  useEffect(() => doubts.show(), [doubts]);
  return (
    <div role="alert" className={className}>
      {doubt && <span>{textOf(doubt)}</span>}
    </div>
  );
};
