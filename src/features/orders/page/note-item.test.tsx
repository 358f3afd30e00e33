import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderNote } from '#contract/order.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { NoteItem } from './note-item.tsx';

const note: OrderNote = {
  _id: 'n1',
  message: 'Cliente avisado',
  userId: 'u1',
  userName: 'Sônia Reis',
  date: '2026-11-02T12:00:00.000Z',
  avatar: null,
  editedAt: null,
};

/** Who wrote the note, as it shows them: the address of a picture, or initials. */
const avatarOf = async (changes: Partial<OrderNote>): Promise<string | null> => {
  const { container } = await renderConsole({ actor: { role: 'seller' }, children: <NoteItem note={{ ...note, ...changes }} /> });
  const avatar = container.querySelector('.avatar');
  return avatar?.querySelector('img')?.getAttribute('src') ?? avatar?.textContent ?? null;
};

test('a note shows the avatar of who wrote it, or their initials, beside what they wrote', async () => {
  expect(await avatarOf({ avatar: '/v2/image/sonia.jpg' })).toBe('/v2/image/sonia.jpg');
  expect(await avatarOf({})).toBe('SR');
  expect(screen.getAllByText('Cliente avisado')).toHaveLength(2);
});

test('a note that was changed says so', async () => {
  await avatarOf({ editedAt: '2026-11-03T12:00:00.000Z' });
  expect(screen.getByText('(editada)', { exact: false })).toBeInTheDocument();
});
