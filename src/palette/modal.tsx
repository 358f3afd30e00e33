import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { onPressOutside } from '#ui/press-outside.ts';

interface ModalProps {
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * For the input of a modal: what is typed next belongs to it. Named before the dialog opens, so that opening focuses it and not
 * whatever comes first (cmdk's own root); in a page that replaces another, focused at once.
 */
export const useTypedInto = (): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (element?.closest('dialog')?.open) element.focus();
    else element?.setAttribute('autofocus', '');
  }, []);
  return input;
};

/**
 * The browser's own modal dialog: it makes the page inert and keeps the focus inside without touching the rest of the document,
 * which is what opening a scripted one costs most of its frame for.
 */
export const Modal = ({ label, className, onClose, children }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to what had it; removing an open dialog would not.
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop is no control; Escape does the same
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Of a search the browser would only take what is typed, and want Escape a second time.
        if (event.key !== 'Escape' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onPressOutside(onClose)}
    >
      {children}
    </dialog>
  );
};
