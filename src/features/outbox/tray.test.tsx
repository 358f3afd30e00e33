import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#commands/palette/palette-fixture.tsx';
import { useOutboxStatus } from '#commands/workbench.tsx';
import { intentId, recorded, rejected, sent } from '#events/fact-fixture.ts';
import { ok } from '#lib/result.ts';
import { Tray } from './tray.tsx';

const Page = () => <Tray status={useOutboxStatus()} loadBase={() => Promise.resolve(ok(null))} />;

test('a decision of a newer version waits under its name, and the tray says how it gets sent', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded({ command: 'listing.pin' })])));
  expect(screen.getByText('Decisão de outra versão (listing.pin)')).toBeInTheDocument();
  expect(screen.getByText(/Recarregue a página para que seja enviada/u)).toBeInTheDocument();
});

test('a decision this version knows waits and asks for nothing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded()])));
  expect(screen.getByText('Aprovar')).toBeInTheDocument();
  expect(screen.queryByText(/Recarregue a página/u)).toBeNull();
});

test('a decision that was not accepted is named, and said not to have been applied: others may have changed the listing', async () => {
  const { workbench } = await renderConsole({ children: <Page /> });
  await act(() => workbench.ledger.act(() => ok([recorded(), sent(intentId(1)), rejected(intentId(1))])));
  expect(screen.getByText('Furadeira de impacto')).toBeInTheDocument();
  expect(screen.getByText(/^Sua decisão não foi aplicada/u)).toBeInTheDocument();
  expect(screen.queryByText(/Nada mudou/u)).toBeNull();
});
