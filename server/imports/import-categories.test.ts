import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { category } from '../db/schema/category.ts';
import { listing } from '../db/schema/listing.ts';
import { openImports } from './imports-fixture.ts';

const { app, checked, start, told } = openImports();

// 'Casa' stands twice: a main category with others below it, and one of those, in which things are listed.
beforeAll(() =>
  app()
    .db.insert(category)
    .values([
      { id: 'C1', level: 1, name: 'Casa', path: ['C1'] },
      { id: 'C2', level: 2, name: 'Cozinha', parentId: 'C1', path: ['C1', 'C2'] },
      { id: 'C3', level: 3, name: 'Casa', parentId: 'C2', path: ['C1', 'C2', 'C3'] },
      { id: 'C4', level: 1, name: 'Armas', path: ['C4'], isExcluded: true },
      { id: 'C5', level: 1, name: 'Jardim', path: ['C5'] },
      { id: 'C6', level: 2, name: 'Vasos', parentId: 'C5', path: ['C5', 'C6'] },
    ]),
);

const names = async (): Promise<readonly string[]> =>
  (await app().db.select({ name: category.name }).from(category)).map(({ name }) => name).toSorted();
const categoryOf = async (...skus: readonly string[]) => {
  const rows = await app()
    .db.select({ sku: listing.sku, name: category.name, id: category.id })
    .from(listing)
    .innerJoin(category, eq(category.id, listing.categoryId))
    .where(inArray(listing.sku, [...skus]));
  return Object.fromEntries(rows.map(({ sku, name, id }) => [sku, [name, id]]));
};

test('a line is refused whose category is closed or has others below it, and no category is made of a name that is unknown', async () => {
  const file = 'sku;título;categoria\nK1;Arma;Armas\nK2;Vaso;JARDIM\nK3;Vaso azul;vasos\nK4;Caneca;Casa\nK5;Bebê;Bebês e afins\nK6;Copo;\n';
  const before = await names();
  const run = await checked(file, { kind: 'listings' });
  expect(await told(run)).toEqual([
    '2 refused: Nada é anunciado nesta categoria: “Armas”',
    '3 refused: Escolha uma categoria sem subcategorias: “JARDIM”',
    '4 ready',
    '5 ready',
    '6 ready: Categoria desconhecida: “Bebês e afins” (o anúncio entra em Mais Categorias; escolha a certa na revisão)',
    '7 ready',
  ]);
  const done = await start(run);
  expect(done.counts).toMatchObject({ taken: 4, refused: 2 });
  expect((await names()).filter((name) => !before.includes(name))).toEqual(['Mais Categorias']);
  expect(await categoryOf('K1', 'K2', 'K3', 'K4', 'K5', 'K6')).toEqual({
    K3: ['Vasos', 'C6'],
    K4: ['Casa', 'C3'],
    K5: ['Mais Categorias', expect.any(String)],
    K6: ['Mais Categorias', expect.any(String)],
  });
  // What is here is the same, whatever the file calls its category.
  expect((await start(await checked(file, { kind: 'listings' }))).counts).toMatchObject({ known: 4, refused: 2 });
});

test('what says of no category waits in Mais Categorias also where that has others below it', async () => {
  const [other] = await app().db.select().from(category).where(eq(category.name, 'Mais Categorias'));
  if (!other) throw new Error('It was not made');
  await app()
    .db.insert(category)
    .values({ id: 'C7', level: 2, name: 'Incensos', parentId: other.id, path: [other.id, 'C7'] });
  await start(await checked('sku;título;categoria\nK9;Tarô;\n', { kind: 'listings' }));
  expect(await categoryOf('K9')).toEqual({ K9: ['Mais Categorias', other.id] });
});

test('a category that is closed between looking and importing takes nothing any more', async () => {
  const run = await checked('sku;título;categoria\nK7;Vaso verde;Vasos\nK8;Caneca;\n', { kind: 'listings' });
  await app()
    .db.update(category)
    .set({ isExcluded: true })
    .where(inArray(category.name, ['Vasos', 'Mais Categorias']));
  await start(run);
  expect(await told(run)).toEqual([
    '2 refused: Nada é anunciado nesta categoria: “Vasos”',
    '3 refused: Nada é anunciado nesta categoria: “Mais Categorias”',
  ]);
  expect(await categoryOf('K7', 'K8')).toEqual({});
});
