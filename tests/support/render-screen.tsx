import { Theme } from '@radix-ui/themes';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LocaleProvider } from '#locale/locale.tsx';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';

/** A screen in what the app puts around each: look, language, answers, outbox and a router of its own. */
export const renderScreen = (Screen: () => ReactElement, workbench: Workbench) => {
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() });
  const screen = render(
    <Theme>
      <LocaleProvider locale="br">
        <QueryClientProvider client={workbench.queryClient}>
          <WorkbenchProvider value={workbench}>
            <RouterProvider router={router as never} />
          </WorkbenchProvider>
        </QueryClientProvider>
      </LocaleProvider>
    </Theme>,
  );
  return { ...screen, router };
};
