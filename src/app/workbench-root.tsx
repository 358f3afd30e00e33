import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { WorkbenchProvider } from '#commands/workbench.tsx';
import { Toaster } from '#ui/toast.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import './styles/signed-in.css';

const route = getRouteApi('/signed-in');

/** Everything a signed-in screen stands on, in its own chunk: answers, log, outbox, commands, frame. */
export const WorkbenchRoot = () => {
  const signedIn = route.useLoaderData();
  const { appearance } = usePreferences();
  return (
    <QueryClientProvider client={signedIn.workbench.queryClient}>
      <WorkbenchProvider value={signedIn.workbench}>
        <SignedInFrame signedIn={signedIn} />
        <Toaster appearance={appearance} />
      </WorkbenchProvider>
    </QueryClientProvider>
  );
};
