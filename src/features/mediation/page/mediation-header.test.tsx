import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { MediationHeader } from './mediation-header.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

test('until when somebody has to act reads as a sentence where it is late, too', async () => {
  const claim = { waitsFor: 'seller', dueAt: '2020-11-26T19:16:00.000Z' };
  const mediation = { _id: 'm1', externalId: '2000012', status: 'open', claim, sellerName: 'Casa', marketPlaceName: 'Casa' };
  await renderConsole({ actor: { role: 'superuser' }, children: <MediationHeader mediation={mediation as never} canVary={false} /> });
  expect(screen.getByText(/^Prazo:/u)).toHaveTextContent(/^Prazo: há .*atrasada/u);
});
