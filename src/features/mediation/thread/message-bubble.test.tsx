import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMessage } from '#commands/mediation/mediation-fixture.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { MessageBubble } from './message-bubble.tsx';

const jobId = 'j1';

test.each([
  ['sending', 'enviando'],
  ['held', 'parada na fila'],
  ['sent', 'enviada'],
] as const)('a message that is %s says %s, and nothing is to be corrected', async (state, shown) => {
  const message = aMessage({ dispatch: { jobId, state, reason: null } });
  await renderConsole({ children: <MessageBubble message={message} isMine onUse={() => {}} /> });
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what the marketplace refused says so and why, and gives its text back where something can be said', async () => {
  const message = aMessage({ message: 'Ligue para mim', dispatch: { jobId, state: 'unsent', reason: 'Contatos não são aceitos.' } });
  const onUse = vi.fn<(text: string) => void>();
  const { user } = await renderConsole({ children: <MessageBubble message={message} isMine onUse={onUse} /> });
  expect(screen.getByText('não enviada')).toBeInTheDocument();
  expect(screen.getByText('Contatos não são aceitos.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Corrigir o texto' }));
  expect(onUse).toHaveBeenCalledWith('Ligue para mim');
});

test.each(['Segue a foto', ''])('files of what was refused with the text "%s" are to be attached anew', async (text) => {
  const dispatch = { jobId, state: 'unsent', reason: null } as const;
  const message = aMessage({ message: text, picture: ['/v2/files/foto.png'], dispatch });
  const { rerender } = await renderConsole({ children: <MessageBubble message={message} isMine onUse={() => {}} /> });
  expect(screen.getByText('Anexe de novo os arquivos')).toBeVisible();
  rerender(<p />);
  await renderConsole({ children: <MessageBubble message={message} isMine /> });
  expect(screen.queryByText('Anexe de novo os arquivos')).not.toBeInTheDocument();
});

test('what others said tells nothing of its way', async () => {
  await renderConsole({ children: <MessageBubble message={aMessage()} isMine={false} /> });
  expect(screen.queryByText(/envia/u)).not.toBeInTheDocument();
});
