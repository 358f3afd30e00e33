import { describe, expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { pauseReasons } from '#machines/lifecycle/reactivation.ts';
import { standingLines, standingOf } from './standing.ts';

type Stand = readonly [Parameters<typeof standingOf>[0]['status'], (string | null)?];
const words = (locale: 'br' | 'en', ...[status, sub_status = null]: Stand) => {
  const { first, second } = standingLines(translateIn(locale), { status, sub_status });
  return { first, second };
};
const br = (...standing: Stand) => words('br', ...standing);

test('only an active listing is Ativo; every other one is Pausado, with its real status below', () => {
  expect(br('active')).toEqual({ first: 'Ativo', second: '' });
  expect(br('pending')).toEqual({ first: 'Pausado', second: 'Pendente de revisão. Aguarda a revisão; nada a fazer' });
  expect(br('refused')).toEqual({ first: 'Pausado', second: 'Recusado. Corrija o que foi apontado e envie de novo' });
  expect(br('processing')).toEqual({ first: 'Pausado', second: 'Em processamento. Aguarda a publicação no marketplace' });
});

test('a pause says its specified reason first, and the true one below', () => {
  expect(br('paused', 'out_of_stock')).toEqual({
    first: 'Pausado · Pausa por falta de Estoque',
    second: 'Pausado sem estoque. Volta sozinho quando houver estoque',
  });
  expect(br('paused')).toEqual({ first: 'Pausado · Pausa Manual', second: 'Pausado pelo vendedor. Volta quando você ativar' });
  expect(br('paused', 'under_review/forbidden')).toEqual({
    first: 'Pausado · Pausa Manual',
    second: 'Proibido pelo marketplace. Não volta: publique outro',
  });
});

test('an active listing that loses exposure says so, and how it is seen again', () => {
  expect(br('active', 'poor_quality_thumbnail')).toEqual({
    first: 'Ativo',
    second: 'Ativo, perdendo exposição. Melhore a foto para recuperar a exposição',
  });
  expect(br('active', 'moderation_penalty').second).toBe('Ativo, penalizado. Veja a penalidade no marketplace');
});

test('what the marketplace may call it tomorrow is shown as it comes', () => {
  expect(br('paused', 'under_review/brand_new').second).toBe(
    'Situação no marketplace: under_review/brand_new. O marketplace decide; resta aguardar',
  );
  expect(br('active', 'constructor').second).toBe('Situação no marketplace: constructor');
});

/** Domain, 5.1, copied from its table by hand: status, its sub_status, and how it comes back. */
const table: readonly (readonly [string, string])[] = [
  ['out_of_stock', 'itself'],
  ['paused_by_seller', 'seller'],
  ['picture_download_pending', 'itself'],
  ['picture_downloading_pending', 'itself'],
  ['moderation_penalty', 'seller'],
  ['under_review/warning', 'fix'],
  ['under_review/waiting_for_patch', 'fix'],
  ['under_review/held', 'marketplace'],
  ['under_review/pending_documentation', 'fix'],
  ['under_review/forbidden', 'never'],
  ['under_review/suspended', 'marketplace'],
  ['under_review/suspended_for_prevention', 'marketplace'],
  ['under_review/picture_download_pending', 'fix'],
  ['payment_required', 'debt'],
  ['closed/expired', 'never'],
  ['closed/deleted', 'never'],
  ['closed/suspended', 'never'],
  ['closed/freezed', 'never'],
  ['closed/waiting_for_patch', 'never'],
  ['closed/held', 'never'],
  ['inactive', 'never'],
  ['not_yet_active/picture_download_pending', 'itself'],
];

test('every reason of the marketplace is known, and no other', () => {
  expect(pauseReasons).toEqual(Object.fromEntries(table));
});

describe.each(['br', 'en'] as const)('in %s', (locale) => {
  test.each(table)('%s says how it stands and what brings it back', (sub) => {
    const { second } = words(locale, 'paused', sub);
    expect(second).toMatch(/^.{4,}\. .{4,}$/u);
    expect(second).not.toContain('_');
  });
});

test('only what never comes back is red', () => {
  const red = table.filter(([sub]) => standingOf({ status: 'paused', sub_status: sub }).tone === 'bad').map(([, way]) => way);
  expect(new Set(red)).toEqual(new Set(['never']));
  expect(red).toHaveLength(table.filter(([, way]) => way === 'never').length);
});
