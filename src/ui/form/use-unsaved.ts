import { useEffect } from 'react';
import { unsaved } from './unsaved.ts';

/** Leaving is asked about while there is something to lose. Not while it is being saved: what saves may also lead on. */
export const useUnsaved = (isHeld: boolean, isKept: boolean): void => {
  useEffect(() => (isHeld ? unsaved.hold({ isKept }) : undefined), [isHeld, isKept]);
};
