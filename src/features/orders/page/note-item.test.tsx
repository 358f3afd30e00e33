import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aSuperuser } from '#commands/order/order-fixture.ts';
import { WorkbenchProvider, type Workbench } from '#commands/workbench.tsx';
import type { OrderNote } from '#contract/order.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { NoteItem } from './note-item.tsx';

// What its buttons do is told elsewhere; jsdom has no dialogs.
vi.mock('#ui/confirm-dialog.tsx', () => ({ ConfirmDialog: () => null }));
vi.mock('#commands/execute.tsx', () => ({ useExecute: () => () => undefined }));

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
const avatarOf = (changes: Partial<OrderNote>): string | null => {
  const workbench = { actor: () => aSuperuser({ role: 'seller' }) } as unknown as Workbench;
  const { container } = render(
    <LocaleProvider locale="br">
      <WorkbenchProvider value={workbench}>
        <NoteItem note={{ ...note, ...changes }} />
      </WorkbenchProvider>
    </LocaleProvider>,
  );
  const avatar = container.querySelector('.avatar');
  return avatar?.querySelector('img')?.getAttribute('src') ?? avatar?.textContent ?? null;
};

test('a note shows the avatar of who wrote it, or their initials, beside what they wrote', () => {
  expect(avatarOf({ avatar: '/v2/image/sonia.jpg' })).toBe('/v2/image/sonia.jpg');
  expect(avatarOf({})).toBe('SR');
  expect(screen.getAllByText('Cliente avisado')).toHaveLength(2);
});

test('a note that was changed says so', () => {
  avatarOf({ editedAt: '2026-11-03T12:00:00.000Z' });
  expect(screen.getByText('(editada)', { exact: false })).toBeInTheDocument();
});
