import { useEffect, useState } from 'react';
import { rhythmMs } from '#palette/rhythm.ts';
import { onceSeen } from './once-seen.ts';
import type { Moved } from './queue-session.ts';
import { useSession } from './session-store.ts';

/**
 * Is another listing under the hand than a key is meant for that is pressed just now: it came because somebody else took or decided the one
 * before (issue 21, row 12), or it is still there while one that was taken back is on its way?
 */
export const useJustCame = (publishId: string): boolean => {
  const moved = useSession((session) => session.moved);
  const wantedId = useSession((session) => session.wantedId);
  // What was before this screen was opened does not count.
  const [noticed, setNoticed] = useState<Moved | null>(moved);
  const [awaited, setAwaited] = useState(wantedId);
  // Come or given up, it is awaited anew when it is taken back once more.
  if (wantedId === null && awaited !== null) setAwaited(null);
  useEffect(() => {
    if (moved === null) return undefined;
    return onceSeen(rhythmMs, () => setNoticed(moved));
  }, [moved]);
  useEffect(() => {
    if (wantedId === null || wantedId === awaited) return undefined;
    return onceSeen(rhythmMs, () => setAwaited(wantedId));
  }, [awaited, wantedId]);
  const isBefore = wantedId !== null && wantedId !== awaited && wantedId !== publishId;
  return isBefore || (moved !== null && moved !== noticed && moved.under === publishId);
};
