import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What had the focus went with the page it stood on: the title of the next one has it then, unless that page gave it to something. */
export const useFocusAfterRoute = () => {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement !== document.body) return;
    (main.current?.querySelector<HTMLElement>('.page-title') ?? main.current)?.focus({ preventScroll: true });
  }, [path]);
  return main;
};
