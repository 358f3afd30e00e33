import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Pane = 'list' | 'detail';

/**
 * List and detail stand side by side where there is room, else one of them; the focus is never left in one that is not on screen.
 * `arrivals` counts the links that led to a question: each shows it.
 */
export const usePanes = (first: Pane, arrivals: number) => {
  const [pane, setPane] = useState(first);
  const [shownFor, setShownFor] = useState(arrivals);
  if (arrivals !== shownFor) {
    setShownFor(arrivals);
    setPane('detail');
  }
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(0);
  // Once what was asked for is drawn: the pane may be another by then, and so is the question.
  useEffect(() => {
    if (asked === 0) return;
    // An element that is not displayed has no parent to be placed by, and can not be focused.
    const isListSeen = list.current !== null && list.current.offsetParent !== null;
    (isListSeen ? list.current : heading.current)?.focus();
  }, [asked]);

  /** What was written is gone with its box: the keys go on in the list, or where only the question is on screen, in that. */
  const takeFocus = useCallback((): void => setAsked((times) => times + 1), []);
  const showList = useCallback((): void => {
    setPane('list');
    takeFocus();
  }, [takeFocus]);
  /** On screen when it returns: what is in it can be focused. */
  const showDetail = useCallback((): void => flushSync(() => setPane('detail')), []);
  return { list, heading, pane, showList, showDetail, takeFocus };
};
