import { describe, expect, test } from 'vitest';
import { mapImport, startImport, type ImportRun } from '#contract/import-run.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openImports } from './imports-fixture.ts';

const { app, send, bring, checked, start, stocked, skuNamed, work } = openImports();

const mapAs = (run: ImportRun, columns: readonly (string | null)[], table: string = run.kind, as: PersonId = 'seller') =>
  send(mapImport, { params: { id: run._id }, body: { files: [{ table, columns }], decimal: null } }, as);
const messageOf = ({ status, body }: Awaited<ReturnType<typeof mapAs>>) => `${status} ${(body as { message: string }).message}`;
const fieldsIn = ({ files }: ImportRun) => files.flatMap(({ columns }) => columns.map(({ field }) => field));
const isRemembered = ({ files }: ImportRun) => files.every((file) => file.isRemembered);

test('a yes to what somebody else mapped anew meanwhile takes nothing, and says who it was', async () => {
  await stocked('A1', 1000, 5);
  const seen = await checked('sku;preço;outro\nA1;11,00;99,00\n');
  await mapAs(seen, ['sku', null, 'price'], 'stock', 'superuser');
  await work();
  const late = await app().send(startImport, { params: { id: seen._id } }, { as: 'seller', ifMatch: seen.version });
  expect(late).toMatchObject({
    status: 409,
    body: { conflict: { status: 'checked', changes: [{ type: 'mapped' }, { type: 'checked' }] } },
  });
  await work();
  expect(await skuNamed('A1')).toEqual({ price: 1000, stock: 5 });
});

test('a company’s file is none of vehicles, not even by a superuser: its seller could start it', async () => {
  const run = await bring('Marca;Modelo;Ano\nFiat;Uno;2001\n', 'superuser', 'a.csv', 'ana');
  expect(Object.keys(run.fields)).toEqual(['stock', 'listings']);
  expect((await mapAs(run, ['brand', 'model', 'year'], 'vehicles', 'superuser')).status).toBe(403);
});

describe('a column', () => {
  test('without a head is read where it stands', async () => {
    await stocked('B1', 1000, 5);
    const run = await bring('sku;;\nB1;99,00;15,00\n');
    expect((await mapAs(run, ['sku', null, 'price'])).status).toBe(200);
    await work();
    await start(run);
    expect(await skuNamed('B1')).toMatchObject({ price: 1500 });
  });

  test('that would be left out though it was named is refused with the reason', async () => {
    const run = await bring('sku;preço (USD);valor\nC1;1,00;1,00\n');
    expect(messageOf(await mapAs(run, ['sku', 'price', 'price']))).toBe('400 Duas colunas são “Preço”: deixe uma delas de fora');
    expect(messageOf(await mapAs(run, ['sku', 'price', null]))).toBe(
      '400 A coluna “preço (USD)” não pode ser lida: Preço em “usd”: unidade desconhecida',
    );
    expect(messageOf(await mapAs(run, ['sku', 'toString', null]))).toBe('400 As colunas não são as deste arquivo');
    expect((await mapAs(run, ['sku', null, 'price'])).status).toBe(200);
  });

  test('that a report might have added, in front of others, moves none of them the next time', async () => {
    await mapAs(await bring('Resultado;Ref;Valor\n;D1;1,00\n'), [null, 'sku', 'price']);
    const next = await bring('Ref;Valor\nD1;1,00\n');
    expect([isRemembered(next), fieldsIn(next)]).toEqual([true, ['sku', 'price']]);
  });

  test('of an attribute is remembered though its head is written otherwise, and what the file was is too', async () => {
    await mapAs(await bring('Peça;Quanto;Atributo: Cor\nCopo;1,00;azul\n'), ['title', 'price', 'attr:Cor'], 'listings');
    const next = await bring('PEÇA;QUANTO;ATRIBUTO: COR\nCopo;1,00;azul\n');
    expect([next.kind, isRemembered(next), fieldsIn(next)]).toEqual(['listings', true, ['title', 'price', 'attr:COR']]);
  });
});
