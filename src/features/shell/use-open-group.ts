import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { holds, type MenuEntry } from './menu.ts';

/**
 * Which heading of the menu is open: one at a time, the one the page stands under as soon as it is opened (row NAV-3), and
 * until then whichever was opened by hand.
 */
export const useOpenGroup = (entries: readonly MenuEntry[]) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const here = entries.find((entry) => entry.children.length > 0 && holds(entry, pathname))?.key ?? null;
  const page = `${pathname} ${here}`;
  const [state, setState] = useState<{ readonly page: string; readonly openKey: string | null }>({ page, openKey: here });
  if (state.page !== page) setState({ page, openKey: here ?? state.openKey });
  return {
    openKey: state.openKey,
    toggle: (key: string): void => setState({ page, openKey: state.openKey === key ? null : key }),
    close: (): void => setState({ page, openKey: null }),
  };
};
