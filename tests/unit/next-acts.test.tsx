import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aMediation } from '#commands/mediation/mediation-fixture.ts';
import { commandNamed } from '#commands/registry.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Role } from '#contract/call.ts';
import type { MarketplaceAccount } from '#contract/marketplace-account.ts';
import { MediationStatus } from '#contract/mediation.ts';
import type { User } from '#contract/user.ts';
import { nextOwnerSteps } from '#entities/listing/owner-steps.ts';
import { AccountPage } from '#features/marketplace/account-page.tsx';
import { nextActs as ofAccounts } from '#features/marketplace/next-acts.ts';
import { MediationHeader } from '#features/mediation/page/mediation-header.tsx';
import { nextActsOf as ofMediation } from '#features/mediation/page/next-acts.ts';
import { nextActsOf as ofUser } from '#features/users/next-acts.ts';
import { UserPage } from '#features/users/user-page.tsx';
import { ok } from '#lib/result.ts';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { renderConsole } from '#palette/palette-fixture.tsx';

const long = '2020-01-01T12:00:00.000Z';
const account: MarketplaceAccount = {
  _id: 'm1',
  version: 1,
  name: 'Casa Clara',
  officialName: 'Casa Clara Oficial',
  sellerId: 's1',
  sellerName: 'Casa Clara',
  connectedAt: long,
  expiresAt: '2099-01-01T12:00:00.000Z',
  pausedAt: null,
  pauseReason: null,
  connection: 'unconnected',
  shutOutReason: null,
  authorizedAt: null,
  authorizedBy: null,
  scopes: [],
  waiting: 0,
  listings: [],
  history: [],
};
const user: User = {
  _id: 'u1',
  version: 1,
  name: 'Bia Duarte',
  mail: 'bia@demo.br',
  role: 'seller',
  sellerId: 's1',
  sellerName: 'Casa Clara',
  hadSellout: true,
  hadSell: false,
  blockedAt: null,
  hubBlockedAt: null,
  awaitsMail: false,
  seenAt: long,
  sessions: 0,
  openSessions: [],
  history: [],
};

/** The buttons at the head of a page in their order, and which of them is the likeliest. */
const actsOf = async (Page: () => ReactElement, role: Role, answer: unknown = null) => {
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() });
  const send = (async () => ok(answer)) as unknown as Api['send'];
  await renderConsole({ actor: { role }, api: { send }, children: <RouterProvider router={router as never} /> });
  await screen.findByRole('heading', { level: 2, name: /Casa Clara|Bia Duarte|Pedido|Mediação|Venda/u });
  const buttons = [...document.querySelectorAll('.record-head :is(.record-actions, .mediation-buttons) > *')];
  return buttons.map((each) => `${each.textContent}${each.className.includes('rt-variant-solid') ? ' (solid)' : ''}`);
};

test.each([
  ['played by the demo', {}, ['Conectar conta (solid)', 'Renovar autorização', 'Pausar conta']],
  ['expired', { expiresAt: long }, ['Renovar autorização (solid)', 'Conectar conta', 'Pausar conta']],
  ['paused', { pausedAt: long, pauseReason: 'Férias' }, ['Retomar conta (solid)', 'Conectar conta', 'Renovar autorização']],
  ['connected by nobody', { expiresAt: null }, ['Conectar conta (solid)', 'Renovar autorização', 'Pausar conta']],
  ['connected', { connection: 'connected', expiresAt: null }, ['Autorizar de novo', 'Desconectar', 'Pausar conta']],
  ['to be authorized again', { connection: 'reauthorize' }, ['Autorizar de novo (solid)', 'Desconectar', 'Pausar conta']],
  [
    'kept from us by the marketplace',
    { connection: 'connected', expiresAt: null, shutOutReason: 'PolicyAgent' },
    ['Autorizar de novo (solid)', 'Desconectar', 'Pausar conta'],
  ],
  ['disconnected', { connection: 'revoked' }, ['Conectar conta (solid)', 'Pausar conta']],
] as const)('of an account that is %s what brings it back comes first', async (_state, changes, acts) => {
  expect(await actsOf(() => <AccountPage accountId="m1" />, 'superuser', { ...account, ...changes })).toEqual(acts);
});

test.each([
  ['is in', {}, ['Mudar acesso', 'Bloquear usuário']],
  ['was invited', { awaitsMail: true }, ['Reenviar convite (solid)', 'Mudar acesso', 'Cancelar convite', 'Bloquear usuário']],
  ['is blocked', { blockedAt: long, hubBlockedAt: long }, ['Desbloquear usuário (solid)', 'Mudar acesso']],
  ['was blocked by a company', { blockedAt: long }, ['Desbloquear usuário (solid)', 'Mudar acesso', 'Bloquear usuário']],
] as const)('of a person who %s what lets them in comes first', async (_state, changes, acts) => {
  expect(await actsOf(() => <UserPage userId="u1" />, 'superuser', { ...user, ...changes })).toEqual(acts);
});

test.each([
  ['seller', 'open', ['Escrever mensagem (solid)', 'Ver pedido']],
  ['superuser', 'open', ['Finalizar mediação (solid)', 'Ver pedido']],
  ['seller', 'closed', ['Ver pedido']],
] as const)('a %s is offered first what is done with a mediation that is %s', async (role, status, acts) => {
  const mediation = aMediation({ status });
  const Header = () => {
    useTargets('page', [{ subject: subjectOf('mediation', mediation), label: 'o1', base: mediation }]);
    useHandlers(status === 'open' ? { 'mediation.write': () => undefined } : {});
    return <MediationHeader mediation={mediation} canVary={false} />;
  };
  expect(await actsOf(Header, role)).toEqual(acts);
});

test('whatever is offered first is a command, and one for the role it is offered to', () => {
  const mediations = (['seller', 'superuser'] as const).flatMap((role) =>
    MediationStatus.options.flatMap((status) => ofMediation(role, status).map((name) => [name, role] as const)),
  );
  const users = [{}, { blockedAt: long }, { awaitsMail: true }].flatMap((changes) => ofUser({ ...user, ...changes }));
  const superusers = [...Object.values(ofAccounts).flat(), ...users].map((name) => [name, 'superuser'] as const);
  const owners = nextOwnerSteps.map((name) => [name, 'seller'] as const);
  for (const [name, role] of [...mediations, ...superusers, ...owners])
    expect([name, commandNamed(name).roles]).toEqual([name, expect.arrayContaining([role])]);
});

test('an account that the marketplace keeps from us does not say that it is connected, and says what the marketplace said', async () => {
  const closed = { ...account, connection: 'connected', expiresAt: null, shutOutReason: 'PolicyAgent: falta permissão' } as const;
  await actsOf(() => <AccountPage accountId="m1" />, 'superuser', closed);
  const head = document.querySelector('.record-head');
  expect(head).toHaveTextContent('Acesso negado');
  expect(head).toHaveTextContent('PolicyAgent: falta permissão');
  expect(head).not.toHaveTextContent('Conectada');
});
