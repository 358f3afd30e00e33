import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '#api/people.ts';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { serverNow } from '#lib/server-clock.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { OwnCertificate } from './own-certificate.tsx';

const hour = 3_600_000;

test.each([
  [30 * 24 + 2, null],
  [30 * 24 - 2, 'O certificado da empresa vence em 29 dias'],
  [26, 'O certificado da empresa vence em 1 dia'],
  [2, 'O certificado da empresa vence em menos de 1 dia'],
  [-2, 'O certificado da empresa venceu'],
])('a certificate with %s hours left reads at home: %s', async (hours, said) => {
  const certificateUntil = new Date(serverNow() + hours * hour).toISOString();
  const queryClient = new QueryClient();
  const api = { send: async () => ok({ _id: 'ana', certificateUntil }) };
  renderScreen(
    () => (
      <>
        <h1>Início</h1>
        <OwnCertificate sellerId="ana" />
      </>
    ),
    { queryClient, api } as unknown as Workbench,
  );
  await screen.findByText('Início');
  await waitFor(() => expect(queryClient.getQueryState(companies.query({} as Api, 'ana').queryKey)?.status).toBe('success'));
  await waitFor(() => expect(document.querySelector('section p')?.textContent ?? null).toBe(said));
});
