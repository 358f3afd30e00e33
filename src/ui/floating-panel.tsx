import { useId, useLayoutEffect, useState, type ReactNode, type ToggleEvent } from 'react';
import './floating-panel.css';
import { placeBeside } from './place-beside.ts';

/** What makes a button the one that opens the panel. */
interface Opener {
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
  readonly onClick: () => void;
}

interface FloatingPanelProps {
  readonly label: string;
  readonly className: string;
  /** Of the panel, in pixels. */
  readonly width: number;
  readonly renderOpener: (opener: Opener) => ReactNode;
  /** What is in it, while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

const GAP = 8;
const canFloat = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * A panel of one's own beside what it is about. The browser's popover: over everything, closed by Escape and by a click elsewhere, and
 * the focus goes back to the button. Ours is only where it stands.
 */
export const FloatingPanel = ({ label, className, width, renderOpener, children }: FloatingPanelProps) => {
  const id = useId();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen || !panel) return undefined;
    const follow = (): void => {
      const button = document.querySelector(`[popovertarget="${id}"]`);
      if (button) placeBeside(panel, button.getBoundingClientRect(), { gap: GAP, tallest: innerHeight * 0.8, width });
    };
    // A popover hears Escape only while the focus is in it; a button that can not be pressed any more, or is gone, has lost it.
    const closeWithoutFocus = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.activeElement !== document.body || !canFloat()) return;
      event.preventDefault();
      panel.hidePopover();
    };
    follow();
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { capture: true, passive: true });
    panel.addEventListener('toggle', follow);
    addEventListener('keydown', closeWithoutFocus, true);
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, { capture: true });
      panel.removeEventListener('toggle', follow);
      removeEventListener('keydown', closeWithoutFocus, true);
    };
  }, [id, isOpen, panel, width]);
  // Before it is shown its content is there; gone only when it is hidden: the focus goes back from what still stands.
  // React tells of what opens inside it too: a list of a box in the panel is no news of the panel.
  const onBeforeToggle = ({ newState, target, currentTarget }: ToggleEvent): void => {
    if (target === currentTarget && newState === 'open') setOpen(true);
  };
  const onToggle = ({ newState, target, currentTarget }: ToggleEvent): void => {
    if (target !== currentTarget) return;
    if (newState === 'closed') {
      setOpen(false);
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
    } else panel?.querySelector<HTMLElement>('button:enabled, input:enabled, select:enabled')?.focus();
  };
  const close = (): void => {
    if (canFloat()) panel?.hidePopover();
    else setOpen(false);
  };
  return (
    <>
      {renderOpener({
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        // A browser without popovers shows it where it stands.
        onClick: () => {
          if (!canFloat()) setOpen(!isOpen);
        },
      })}
      {(canFloat() || isOpen) && (
        <div
          ref={setPanel}
          id={id}
          popover={canFloat() ? 'auto' : undefined}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element has its own ways of being shown
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          className={`floating-panel ${className}`}
          style={{ inlineSize: `min(${width}px, calc(100vw - ${GAP * 2}px))` }}
          onBeforeToggle={onBeforeToggle}
          onToggle={onToggle}
        >
          {isOpen && children(close)}
        </div>
      )}
    </>
  );
};
