import { useLayoutEffect, type RefObject } from 'react';
import { focusFirst } from '#ui/dialog.tsx';

const isNowhere = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement;

/**
 * The frame of a picture has the focus when its dialog opens, and when it comes in the place of the frame that had it; whoever stands on a
 * button beside it stays there.
 */
export const useFrameFocus = (frame: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    focusFirst(frame.current);
    if (isNowhere(document)) frame.current?.focus();
  }, [frame]);
