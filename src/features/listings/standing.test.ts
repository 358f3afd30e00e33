import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { standingOf } from './standing.ts';

const t = translateIn('br');
const inWords = (status: Parameters<typeof standingOf>[0]['status'], sub_status: string | null = null): readonly string[] => {
  const { state, status: second } = standingOf({ status, sub_status });
  return [t(state as 'common.cancel'), t(second as 'common.cancel')];
};

test('only an active listing is Ativo; every other one is Pausado, with its real status below', () => {
  expect(inWords('active')).toEqual(['Ativo', 'Ativo']);
  expect(inWords('pending')).toEqual(['Pausado', 'Pendente de revisão']);
  expect(inWords('refused')).toEqual(['Pausado', 'Recusado']);
  expect(inWords('processing')).toEqual(['Pausado', 'Em processamento']);
});

test('a pause says its specified reason', () => {
  expect(inWords('paused', 'out_of_stock')).toEqual(['Pausado', 'Pausa por falta de Estoque']);
  expect(inWords('paused', 'picture_download_pending')).toEqual(['Pausado', 'Pausa Manual']);
});

test('what is not active says what brings it back', () => {
  expect(
    (['pending', 'refused', 'processing', 'paused'] as const).map((status) => standingOf({ status, sub_status: null }).way),
  ).not.toContain(null);
  expect(standingOf({ status: 'active', sub_status: null }).way).toBeNull();
});
