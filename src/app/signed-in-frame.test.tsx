import { Theme } from '@radix-ui/themes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileQuery } from '#api/profile.ts';
import { aReviewer } from '#commands/listing/listing-fixture.ts';
import { intentCommands } from '#commands/registry.ts';
import { indexCommands } from '#commands/view.ts';
import { UserData } from '#contract/session.ts';
import { signedOut } from '#features/session/session-state.ts';
import { ok, refuse } from '#lib/result.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { createRecent } from '#outbox/recent.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { createTestLedger } from '../../tests/support/test-ledger.ts';
import { SignedInFrame } from './signed-in-frame.tsx';
import { useFrame, type SignedIn } from './signed-in.ts';

const vera = { status: 'OK', _id: 'v', name: 'Vera', nickname: null, mail: 'v@x.test', picture: null, seller: null, role: 'reviewer' };
const nobody = { isReachable: true, isParked: false, nextTryAt: null };

const Page = () => {
  const { name, nickname } = useFrame().user;
  return <p>{`${name}, ${nickname}`}</p>;
};

test('who renamed themselves is called so on every page, as in the header', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const workbench = {
    api: {
      send: async ({ name }: { readonly name: string }) =>
        name === 'getProfile' ? ok({ name: 'Vera Lima', nickname: 'Vê' }) : refuse({ type: 'Unreachable' as const }),
    },
    ledger: createTestLedger(),
    outbox: { subscribe: () => () => {}, status: () => nobody },
    index: indexCommands(intentCommands),
    actor: () => aReviewer(),
    queryClient,
    clock: () => 0,
    baseOf: () => null,
    recent: createRecent(),
  } as unknown as Workbench;
  const signedIn = {
    workbench,
    user: UserData.parse(vera),
    role: 'reviewer',
    capabilities: {},
    notices: { subscribe: () => () => {}, latest: () => null },
    notifications: {},
  } as unknown as SignedIn;
  const root = createRootRoute({ component: () => <SignedInFrame signedIn={signedIn} /> });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Page });
  const session = { state: () => signedOut };
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory(), context: { session } });
  render(
    <LocaleProvider locale="br">
      <Theme>
        <QueryClientProvider client={queryClient}>
          <WorkbenchProvider value={workbench}>
            <RouterProvider router={router as never} />
          </WorkbenchProvider>
        </QueryClientProvider>
      </Theme>
    </LocaleProvider>,
  );
  expect(await screen.findByText('Vera, null')).toBeVisible();
  await queryClient.fetchQuery(profileQuery(workbench.api));
  expect(await screen.findByText('Vera Lima, Vê')).toBeVisible();
});
