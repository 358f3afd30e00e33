import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CommandForm } from '#commands/command-form.ts';
import { useCommandForm } from '#palette/context.tsx';

/** Something of the page that turns into a box where it stands. */
export interface InPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the button that opens it: there the focus goes back to. */
  readonly opener: (button: HTMLButtonElement | null) => void;
}

export const useOpenable = (): InPlace => {
  const [isOpen, setOpen] = useState(false);
  const isBack = useRef(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    isBack.current = true;
    setOpen(false);
  }, []);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isBack.current) return;
    isBack.current = false;
    button.focus();
  }, []);
  return { isOpen, open, close, opener };
};

/** The palette, a key and a button all open the same box: the form of the command is the place on the page. */
export const useInPlace = (command: string): InPlace => {
  const openable = useOpenable();
  useCommandForm(command, useFormThatOpens(openable.open));
  return openable;
};

/** A form that shows nothing over the page: it closes and lets the page ask. */
const useFormThatOpens = (open: () => void): CommandForm =>
  useMemo((): CommandForm => {
    const Opener: CommandForm = ({ onClose }) => <Open open={open} onClose={onClose} />;
    return Opener;
  }, [open]);

const Open = ({ open, onClose }: { readonly open: () => void; readonly onClose: () => void }) => {
  useEffect(() => {
    // Closed first: whatever covered the page gives the focus back, and then the box takes it (capabilities, Sentry 113938).
    onClose();
    open();
  }, [open, onClose]);
  return null;
};
