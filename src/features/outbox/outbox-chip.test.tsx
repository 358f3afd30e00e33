import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { OutboxChip } from './outbox-chip.tsx';

const chip = () => screen.getByRole('button', { name: /enviad|envio/u });

/** Something being written, until it is said how it ends. */
const held = () => {
  let [end, fail] = [(): void => {}, (_error: Error): void => {}];
  const done = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  return { done, end, fail };
};

test('while decisions are being written they wait, although the log does not know them yet', async () => {
  const { workbench } = await renderConsole({ children: <OutboxChip onOpen={() => {}} /> });
  expect(chip()).toHaveTextContent('Tudo enviado');
  const written = held();
  const failed = held();
  act(() => {
    void workbench.recent.during(() => written.done, 1);
    void workbench.recent.during(() => failed.done, 2).catch(() => {});
  });
  expect(chip()).toHaveTextContent('3 aguardando envio');
  await act(async () => written.end());
  expect(chip()).toHaveTextContent('2 aguardando envio');
  await act(async () => failed.fail(new Error('disk')));
  expect(chip()).toHaveTextContent('Tudo enviado');
});
