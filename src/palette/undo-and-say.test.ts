import { expect, test, vi } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import type { NotUndone } from '#outbox/undo.ts';
import { toast } from '#ui/toast.tsx';
import { sayNotUndone, sayStayed, whyOfEach } from './undo-and-say.ts';

const t = translateIn('br');
const impossible = (label: string): NotUndone => ({ key: 'outbox.undoImpossible', label });

test('why one was not taken back is told with what it was; of several of one reason none is named', () => {
  const rejected: NotUndone = { key: 'outbox.undoRejected', label: 'Vaso' };
  expect(whyOfEach(t, [impossible('Caneca'), rejected, impossible('Prato')])).toEqual([
    { text: t('outbox.undoImpossible') },
    { text: t('outbox.undoRejected'), detail: 'Vaso' },
  ]);
  expect(whyOfEach(t, [impossible('Caneca')])).toEqual([{ text: t('outbox.undoImpossible'), detail: 'Caneca' }]);
});

test.each<[NotUndone['key'], 'error' | 'info']>([
  ['outbox.storageFull', 'error'],
  ['outbox.readOnly', 'error'],
  ['outbox.closed', 'error'],
  ['outbox.undoNothing', 'info'],
])('%s is said as %s, of one and of several', (key, kind) => {
  const saying = { error: vi.spyOn(toast, 'error').mockReturnValue(''), info: vi.spyOn(toast, 'info').mockReturnValue('') };
  try {
    sayNotUndone(t, { key } as NotUndone);
    sayStayed(t, { withdrawn: [], reversed: [], stayed: [{ key } as NotUndone] });
    expect([saying.error.mock.calls.length, saying.info.mock.calls.length]).toEqual(kind === 'error' ? [2, 0] : [0, 2]);
  } finally {
    for (const each of [saying.error, saying.info]) each.mockRestore();
  }
});
