import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '#api/client.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { WhenLoaded } from './when-loaded.tsx';

const refused = (status: number): Error =>
  new ProblemError({ type: 'Refused', status, body: { code: 'forbidden', message: 'Não é da sua empresa' } });

/** A record that was read, and what its next reading came to. */
const show = (error: Error | null) =>
  render(
    <LocaleProvider locale="br">
      <WhenLoaded query={{ data: { name: 'Rua do comprador, 7' }, error, refetch: vi.fn<() => void>() } as never}>
        {({ name }: { name: string }) => <p>{name}</p>}
      </WhenLoaded>
    </LocaleProvider>,
  );

test.each([404, 403])('a record that is refused with %i does not stay on screen', (status) => {
  show(refused(status));
  expect(screen.queryByText('Rua do comprador, 7')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('one that only could not be asked for again stays', () => {
  show(new ProblemError({ type: 'Unreachable' } as never));
  expect(screen.getByText('Rua do comprador, 7')).toBeVisible();
});
