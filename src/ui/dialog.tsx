import { IconButton } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useT } from '#locale/locale.tsx';
import { onPressOutside } from './press-outside.ts';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, the backdrop and the cross; whoever owns `open` may refuse. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** 440, 620 or 900 px wide, and never wider than the window. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Fills the window under 600 px (spec 2, section 9: 'sm'). */
  readonly isFullOnNarrow?: boolean;
  /** Buttons at the foot; they stay in view while the body scrolls. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** For what a dialog shall focus first: put on it before the dialog opens, which the browser then honours. Not React's `autoFocus`. */
export const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');

/**
 * At most 80 % of the window's height (spec 2, section 9); the body scrolls. The browser's own modal dialog: it traps the focus,
 * gives it back, answers Escape and makes the page behind inert, which no script of ours would do better.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange, title, description, size = 'small', isFullOnNarrow = false, actions, children } = props;
  const t = useT();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // Text that scrolls, with nothing in it to step to, must be reached by keyboard itself.
  const [isScrolledAlone, setScrolledAlone] = useState(false);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
    setScrolledAlone(open && body.current !== null && body.current.scrollHeight > body.current.clientHeight && !hasControl(body.current));
  }, [open]);
  // One that leaves with its page's state is closed while it still stands: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  const close = (): void => onOpenChange(false);
  const onCancel = (event: SyntheticEvent): void => {
    // A file chooser inside cancels too, and bubbles.
    if (event.target !== element.current) return;
    event.preventDefault();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it; the click is the backdrop's
    <dialog
      ref={element}
      className="dialog-box"
      data-size={size}
      data-full-on-narrow={isFullOnNarrow}
      aria-labelledby={`${id}-title`}
      {...(description ? { 'aria-describedby': `${id}-text` } : {})}
      onCancel={onCancel}
      onClose={() => open && element.current?.open === false && close()}
      onMouseDown={onPressOutside(close)}
    >
      {open && (
        <>
          <header className="dialog-head">
            <h2 id={`${id}-title`} className="dialog-name">
              {title}
            </h2>
            <IconButton type="button" variant="ghost" color="gray" size="2" aria-label={t('common.close')} onClick={close}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <div ref={body} className="dialog-body" {...(isScrolledAlone ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
            {description && (
              <p id={`${id}-text`} className="dialog-text">
                {description}
              </p>
            )}
            {children}
          </div>
          {actions && <footer className="dialog-foot">{actions}</footer>}
        </>
      )}
    </dialog>
  );
};

const hasControl = (part: HTMLElement): boolean => part.querySelector('a[href], button, input, select, textarea, [tabindex]') !== null;
