import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import './tooltip.css';

/** What the element has that the words are about. */
interface Described {
  readonly 'aria-describedby': string | undefined;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

interface TooltipProps {
  readonly content: ReactNode;
  readonly children: (described: Described) => ReactNode;
}

const SHOW_MS = 200;
/** Long enough to go over to what is said, which may be longer than one reads in passing. */
const HIDE_MS = 100;
const GAP = 4;
const EDGE = 10;

/** Over the middle of what it is about, or under it where there is no room; inside the window. */
const place = (words: HTMLElement, about: DOMRect): void => {
  const { width, height } = words.getBoundingClientRect();
  const top = about.top - height - GAP;
  words.style.top = `${top >= EDGE ? top : about.bottom + GAP}px`;
  words.style.left = `${Math.max(EDGE, Math.min(about.left + (about.width - width) / 2, innerWidth - width - EDGE))}px`;
};

/** One speaks at a time: whoever begins silences the other. */
let silence: (() => void) | null = null;

/** One thing at a time, later. */
const createTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const start = (run: () => void, ms: number): void => {
    stop();
    timer = setTimeout(run, ms);
  };
  return { start, stop };
};

/**
 * Words about a button, for whoever points at it or comes to it by keyboard; Escape takes them away. In the browser's top layer: a
 * library for it measures and places a hundred things that nothing here does, and was a quarter of what the first list fetched.
 */
export const Tooltip = ({ content, children }: TooltipProps) => {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const [timer] = useState(createTimer);
  /** What is spoken of; null while nothing is said. */
  const [about, setAbout] = useState<HTMLElement | null>(null);
  const say = (next: HTMLElement | null): void => {
    timer.stop();
    setAbout(next);
  };
  const hideSoon = (): void => timer.start(() => setAbout(null), HIDE_MS);
  useEffect(() => timer.stop, [timer]);
  useEffect(() => {
    if (!about) return undefined;
    const hide = (): void => setAbout(null);
    silence?.();
    silence = hide;
    const hideAtEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    addEventListener('keydown', hideAtEscape, true);
    addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      if (silence === hide) silence = null;
      removeEventListener('keydown', hideAtEscape, true);
      removeEventListener('scroll', hide, { capture: true });
    };
  }, [about]);
  useLayoutEffect(() => {
    const { current } = words;
    if (!current || !about) return;
    if ('showPopover' in current && !current.matches(':popover-open')) current.showPopover();
    place(current, about.getBoundingClientRect());
  });
  return (
    <>
      {children({
        'aria-describedby': about ? id : undefined,
        onPointerEnter: ({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') timer.start(() => setAbout(currentTarget), SHOW_MS);
        },
        // The pointer has left, but the keyboard's focus is still there.
        onPointerLeave: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) timer.stop();
          else hideSoon();
        },
        onPointerDown: () => say(null),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) say(currentTarget);
        },
        onBlur: () => say(null),
      })}
      {about && (
        <span
          ref={words}
          id={id}
          popover={'showPopover' in HTMLElement.prototype ? 'manual' : undefined}
          role="tooltip"
          className="tooltip"
          onPointerEnter={timer.stop}
          onPointerLeave={hideSoon}
        >
          {content}
        </span>
      )}
    </>
  );
};
