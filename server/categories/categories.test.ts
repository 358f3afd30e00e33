import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import {
  getCategory,
  getCategoryStatus,
  getRequiredAttributes,
  getTechnicalSpecs,
  listExcludedCategories,
  listRootCategories,
  searchCategories,
} from '#contract/category.ts';
import { getListing, type ListingAttribute } from '#contract/listing.ts';
import { saveListing, type ListingEdit } from '#contract/listing-edit.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { WirePayload } from '../../tests/support/wire.ts';
import { category } from '../db/schema/category.ts';
import { demoCategories } from '../demo/make-categories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.db.insert(category).values([...demoCategories]);
  await insertListing(app.db, 'own');
});
afterAll(() => app.close());

const ask = async (line: Call, payload: WirePayload = {}) => app.send(line, payload, { as: 'seller' });
const found = async (q: string) => searchCategories.reply.parse((await ask(searchCategories, { query: { q } })).body);

const attribute = (id: string): ListingAttribute => ({
  id,
  name: id,
  value_id: null,
  value_name: 'XR-7',
  value_type: 'string',
  required: true,
  custom: false,
  combination: false,
});

const tyres = async () => {
  const [first] = await found('pneus de carros');
  if (!first) throw new Error('There are no tyres');
  return first;
};

test('the main categories come by name, and a step down shows the way and what is below', async () => {
  const roots = listRootCategories.reply.parse((await ask(listRootCategories)).body);
  expect(roots).toHaveLength(32);
  expect(roots).toContainEqual({ id: 'MLB5672', name: 'Acessórios para Veículos', hasChildren: true });
  const opened = getCategory.reply.parse((await ask(getCategory, { params: { id: 'MLB5672' } })).body);
  expect(opened.path_from_root).toEqual([{ id: 'MLB5672', name: 'Acessórios para Veículos' }]);
  expect(opened.children_categories.map(({ name }) => name)).toContain('Pneus e Acessórios');
});

test('a category without children is the end of its way', async () => {
  const opened = getCategory.reply.parse((await ask(getCategory, { params: { id: (await tyres()).id } })).body);
  expect(opened.path_from_root.map(({ name }) => name)).toEqual([
    'Acessórios para Veículos',
    'Pneus e Acessórios',
    'Pneus de Carros e Caminhonetes',
  ]);
  expect(opened.children_categories).toEqual([]);
});

test('a category that is not there is not found', async () => {
  expect(await ask(getCategory, { params: { id: 'MLB0' } })).toMatchObject({ status: 404 });
  expect(await ask(getTechnicalSpecs, { params: { category: 'MLB0' } })).toMatchObject({ status: 404 });
  expect(await ask(getRequiredAttributes, { params: { id: 'MLB0' } })).toMatchObject({ status: 404 });
});

describe('a search', () => {
  test('finds what can be chosen by words of its name or of the way to it, accents and case aside', async () => {
    expect((await found('TENIS')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tênis Esportivos e Casuais', 'Tênis de Skate']),
    );
    expect((await found('celulares capa'))[0]?.name).toBe('Capas para Celular');
  });

  test('puts what is named so before what is only below such a name', async () => {
    expect((await found('motor')).at(-1)?.name).not.toBe('Motor');
    expect((await found('violo'))[0]?.name).toBe('Violões');
  });

  test('leaves out what is below an excluded category', async () => {
    expect(listExcludedCategories.reply.parse((await ask(listExcludedCategories)).body)).toContain('MLB1743');
    expect(await found('scooters')).toEqual([]);
  });

  test.each(["' or 1=1 --", ':*', '!&|', '\\'])('is of words, whatever else is typed: %j', async (q) => {
    expect((await ask(searchCategories, { query: { q } })).status).toBe(200);
  });
});

test('the technical specs come in groups, required attributes first, each with what it may be', async () => {
  const { data } = getTechnicalSpecs.reply.parse((await ask(getTechnicalSpecs, { params: { category: (await tyres()).id } })).body);
  const [main] = data.technicalSpecs.groups;
  expect(main?.components[0]?.attributes[0]).toMatchObject({
    id: 'BRAND',
    tags: ['required'],
    value_type: 'string',
    value_max_length: 255,
  });
  const types = data.technicalSpecs.groups.flatMap(({ components }) =>
    components.flatMap(({ attributes }) => attributes.map((each) => each.value_type)),
  );
  expect(new Set(types)).toEqual(new Set(['string', 'list', 'number', 'number_unit', 'boolean']));
});

test('what a category requires is tagged required or catalog_required', async () => {
  const [part] = await found('pastilhas de freio');
  const required = getRequiredAttributes.reply.parse((await ask(getRequiredAttributes, { params: { id: part?.id ?? '' } })).body);
  expect(required.map(({ id }) => id)).toEqual(['BRAND', 'MODEL', 'PART_NUMBER']);
});

test('which shipping a category allows is told of a listing one may see', async () => {
  const [sofa] = await found('sofás');
  expect(await ask(getCategoryStatus, { query: { id: sofa?.id ?? '', publish: 'own' } })).toEqual({ status: 200, body: [{ mode: 'me1' }] });
  expect(await ask(getCategoryStatus, { query: { id: sofa?.id ?? '', publish: 'other' } })).toMatchObject({ status: 404 });
});

test('a listing is moved to the end of a way only, and to nothing excluded', async () => {
  const [tyre] = await found('pneus de moto');
  const move = async (id: string, edit: Partial<ListingEdit> = {}) =>
    app.send(saveListing, { params: { publishId: 'own' }, body: { category: { id, level: 0, name: 'x' }, ...edit } }, { as: 'superuser' });
  expect(await move('MLB0')).toMatchObject({ status: 400, body: { cause: [{ message: 'Categoria não encontrada' }] } });
  expect(await move('MLB5672')).toMatchObject({ status: 400, body: { cause: [{ message: 'Escolha uma categoria sem subcategorias' }] } });
  const scooters = demoCategories.find(({ name }) => name === 'Scooters');
  expect(await move(scooters?.id ?? '')).toMatchObject({ status: 400, body: { cause: [{ message: 'Nada é anunciado nesta categoria' }] } });
  // A person who moves a listing into a category is asked for what it requires.
  expect(await move(tyre?.id ?? '')).toMatchObject({
    status: 400,
    body: { message: 'O campo Marca é obrigatório, O campo Modelo é obrigatório, O campo Número da peça é obrigatório' },
  });
  const attributes = ['BRAND', 'MODEL', 'PART_NUMBER'].map((id) => attribute(id));
  expect(await move(tyre?.id ?? '', { attributes })).toMatchObject({ status: 200 });
  const { body } = await app.send(getListing, { params: { publishId: 'own' } }, { as: 'seller' });
  expect(body).toMatchObject({ category: { id: tyre?.id, level: 3, name: 'Pneus de Moto' } });
});
