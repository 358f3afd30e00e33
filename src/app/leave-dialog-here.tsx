import { useEffect, useState, type ComponentProps } from 'react';
import type { LeaveDialog } from '#features/session/leave-dialog.tsx';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';

const part = createLazyModule(async () => (await Promise.all([import('#features/session/leave-dialog.tsx'), addTexts(screenTexts)]))[0]);

/** The question of a logout, fetched behind the first screen: it is asked when the network is not there, too. */
export const LeaveDialogHere = (props: ComponentProps<typeof LeaveDialog>) => {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => whenIdle(part.ahead), []);
  // It stays once it was asked: only a dialog that closes gives the focus back.
  if (props.state && !isAsked) setIsAsked(true);
  const stay = (): void => {
    setIsAsked(false);
    props.onStay();
  };
  if (!isAsked) return null;
  return (
    <WhenHere part={part} onMissing={stay}>
      {({ LeaveDialog }) => <LeaveDialog {...props} />}
    </WhenHere>
  );
};
