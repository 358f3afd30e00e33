import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import { translateIn } from './translate.ts';

test('one thing that waits is told as one', () => {
  const said = locales.flatMap((locale) => {
    const t = translateIn(locale);
    return [1, 2].map((n) => `${n} ${t('home.now.late', { n })}, ${n} ${t('home.now.failedJobs', { n })}`);
  });
  expect(said).toEqual([
    '1 mediação com prazo vencido, 1 envio ao marketplace que falhou',
    '2 mediações com prazo vencido, 2 envios ao marketplace que falharam',
    '1 mediation past its date, 1 dispatch to the marketplace that failed',
    '2 mediations past their date, 2 dispatches to the marketplace that failed',
  ]);
});
