import { useEffect, useState } from 'react';
import { onceSeen } from './once-seen.ts';
import type { Moved } from './queue-session.ts';
import { useSession } from './session-store.ts';

/** A key that is pressed so soon after another listing came under the hand, in milliseconds, was on its way to the one before. */
const onItsWayMs = 400;

/** Did this listing just come under the hand, because somebody else took or decided the one before? (issue 21, row 12) */
export const useJustCame = (publishId: string): boolean => {
  const moved = useSession((session) => session.moved);
  // A move from before this screen was opened does not count.
  const [noticed, setNoticed] = useState<Moved | null>(moved);
  useEffect(() => {
    if (moved === null) return undefined;
    return onceSeen(onItsWayMs, () => setNoticed(moved));
  }, [moved]);
  return moved !== null && moved !== noticed && moved.under === publishId;
};
