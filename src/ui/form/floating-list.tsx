import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placeBeside } from '../place-beside.ts';

interface FloatingListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

const GAP = 4;
const TALLEST = 320;

/** As wide as its box. */
const place = (list: HTMLElement, box: DOMRect): void => {
  list.style.width = `${box.width}px`;
  placeBeside(list, box, { gap: GAP, tallest: TALLEST, width: box.width });
};

/**
 * In the browser's top layer, so that no scrolling panel and no dialog cuts it. Not a library's popover: those take the focus, which
 * a combobox keeps in its box.
 */
export const FloatingList = ({ anchor, children }: FloatingListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !anchor.current) return;
    // Absent from jsdom; a browser without it shows the list over the page, which is where it is anyway.
    if ('showPopover' in current && !current.matches(':popover-open')) current.showPopover();
    place(current, anchor.current.getBoundingClientRect());
  });
  useEffect(() => {
    const follow = (): void => {
      if (list.current && anchor.current) place(list.current, anchor.current.getBoundingClientRect());
    };
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [anchor]);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    // A press on a row must not take the focus from the box before the click arrives.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done by it
    <div ref={list} popover="manual" className="field-list" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
};
