import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArriving } from './use-arriving.ts';

const Parts = ({ total }: { readonly total: number }) => <output>{useArriving(total, 8)}</output>;
const drawn = (): number => Number(screen.getByRole('status').textContent);

test('the first are there at once, and in the end all are', async () => {
  render(<Parts total={21} />);
  expect(drawn()).toBe(8);
  await screen.findByText('21');
});

test('no more are drawn than there are; who come later arrive too', async () => {
  const { rerender } = render(<Parts total={3} />);
  expect(drawn()).toBe(3);
  rerender(<Parts total={11} />);
  await screen.findByText('11');
});
