import { expect, test } from 'vitest';
import { aClaim, aMediationRow } from '#commands/mediation/mediation-fixture.ts';
import { translateIn } from '#locale/translate.ts';
import { csvLines } from '#ui/table/csv.ts';
import { mediationColumns } from './mediation-columns.tsx';

const saoPaulo = { tag: 'pt-BR', timeZone: 'America/Sao_Paulo' };

test('the file says whom a mediation waits for as the list does: nobody, once it is being closed', () => {
  const columns = mediationColumns(translateIn('br'), 'seller', { companies: [], accounts: [] }, (row) => row);
  const waits = columns.filter(({ id }) => id === 'waitsFor');
  const rows = (['open', 'closing', 'closed'] as const).map((status) => aMediationRow({ status, claim: aClaim({ waitsFor: 'seller' }) }));
  expect(csvLines(waits, rows, saoPaulo)).toBe('Vendedor\r\n\r\n\r\n');
});
