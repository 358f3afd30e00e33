import { expect, test } from 'vitest';
import type { ReputationRow } from '#contract/reputation.ts';
import { translateIn } from '#locale/translate.ts';
import { csvLines } from '#ui/table/csv.ts';
import { reputationColumns } from './reputation-columns.tsx';

const row: ReputationRow = {
  _id: 'a1',
  name: 'Conta oficial',
  sellerId: 'e1',
  sellerName: 'Casa Clara',
  level: 'red',
  sales: 15,
  claims: 8,
  late: 0,
  cancelled: 1,
};
const claims = reputationColumns(translateIn('br'), []).filter(({ id }) => id === 'claims');
const saoPaulo = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };

test('claims are downloaded as the share the screen shows, and as none where nothing was sold', () => {
  expect(csvLines(claims, [row, { ...row, sales: 0, claims: 0 }], saoPaulo)).toBe('"53,34%"\r\n\r\n');
});
