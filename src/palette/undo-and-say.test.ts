import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import type { NotUndone } from '#outbox/undo.ts';
import { whyOfEach } from './undo-and-say.ts';

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
