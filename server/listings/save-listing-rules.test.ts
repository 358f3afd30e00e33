import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category } from '../db/schema/category.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { colour, problem, savesOn, variation } from './save-listing-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { newListing, save, read, withPictures } = savesOn(() => app);

describe('a save that breaks a rule changes nothing and says which', () => {
  test.each([
    [{ title: '  ' }, 'O campo Titulo é obrigatório'],
    [{ description: '' }, 'O campo Descrição é obrigatório'],
    [{ warrantyType: '' }, 'O campo Garantia é obrigatório. Para liberar este campo selecione uma categoria.'],
    [{ warrantyTimeUnit: '' }, 'O campo Tipo de Garantia é obrigatório. Para liberar este campo selecione uma categoria.'],
    [{ variations: [{ ...variation, attributes: [] }] }, 'Todas as variações precisam ter ao menos uma característica de variação'],
    [{ attributes: [{ ...colour, required: true, value_name: '' }] }, 'O campo Cor é obrigatório'],
    [{ gtin: '7891000100104' }, 'EAN / GTIN inválido'],
    [{ variations: [variation, { ...variation, _id: 'v2', sku: ' CAPA-AZUL ' }] }, 'Outra variação já tem este SKU'],
    [
      { variations: [variation, { ...variation, sku: 'CAPA-VERDE' }] },
      'Outra variação tem o mesmo identificador: remova esta e adicione-a de novo',
    ],
    [{ variations: [{ ...variation, gtin: '12345670' }] }, 'EAN / GTIN inválido'],
    [{ dimensions: { height: 71, width: 1, depth: 1, weight: 1 } }, 'Cada medida tem no máximo 70 cm'],
    [{ dimensions: { height: 1, width: 1, depth: 1, weight: 30_001 } }, 'O peso tem no máximo 30000 g'],
    [{ category: { id: 'MLB404', level: 0, name: 'x' } }, 'Categoria não encontrada'],
    [{ marketPlaceId: 'account-beto' }, 'Conta não encontrada'],
    [{ marketPlaceId: 'no-such-account' }, 'Conta não encontrada'],
    [{ image: ['/v2/image/somebody-elses.jpg'] }, 'Imagem não encontrada'],
    [{ sellerId: 'beto' }, 'Este campo não pode ser alterado agora'],
  ])('%j: %s', async (body, message) => {
    const id = await newListing();
    const before = await read(id);
    const answer = await save(id, body, 'superuser');
    expect({ status: answer.status, message: problem(answer).message }).toEqual({ status: 400, message });
    expect(await read(id)).toEqual(before);
  });

  test.each(['description', 'descriptionAi'])('5001 code points of %s are one too many, CRLF counted once', async (field) => {
    const id = await newListing();
    expect((await save(id, { [field]: '👕'.repeat(5001) }, 'superuser')).status).toBe(400);
    expect((await save(id, { [field]: `${'👕'.repeat(4999)}\r\n` }, 'superuser')).status).toBe(200);
  });
});

describe('outside pending review', () => {
  const fixed = [
    { condition: 'used' },
    { listingType: 'gold_special' },
    { shipMode: 'me2' },
    { warrantyType: 'Garantia do vendedor' },
    { warrantyTime: 30 },
    { warrantyTimeUnit: 'meses' },
  ] as const;
  test.each(fixed)('a seller does not change %j of a pending listing, and is told so at the field', async (body) => {
    const id = await newListing();
    const answer = await save(id, body, 'seller');
    expect([answer.status, problem(answer).cause?.[0]?.path]).toEqual([400, Object.keys(body)[0]]);
  });

  test.each(['refused', 'active', 'paused'] as const)('nobody changes the account or the shipping of one that is %s', async (status) => {
    for (const body of [{ marketPlaceId: 'account-beto' }, { shipMode: 'me2' }]) {
      const id = await newListing(status);
      const answer = await save(id, body, 'superuser');
      expect([answer.status, problem(answer).message]).toEqual([400, 'Este campo não pode ser alterado agora']);
    }
  });

  describe('a listing stays in the account that knows it', () => {
    const inOther = { marketPlaceId: 'account-ana-2' };
    beforeAll(async () => {
      await app.db.insert(marketplaceAccount).values({ id: 'account-ana-2', sellerId: 'ana', name: 'Outra', officialName: 'Outra' });
    });
    const told = (id: string) => ({
      id: randomUUID(),
      kind: 'publishListing' as const,
      subject: `listing:${id}`,
      name: 'Capa de chuva',
      sellerId: 'ana',
      accountId: 'account-ana',
      createdAt: new Date(),
      search: [],
    });

    test.each(['seller', 'superuser'] as const)('a %s moves one that came back from sale to no other account', async (as) => {
      const id = await newListing();
      await app.db
        .update(listing)
        .set({ externalId: `MLB-${id}` })
        .where(eq(listing.id, id));
      const answer = await save(id, inOther, as);
      expect([answer.status, problem(answer).cause?.[0]]).toEqual([
        400,
        { path: 'marketPlaceId', message: 'Este anúncio já é desta conta no Mercado Livre: para vender em outra, duplique-o' },
      ]);
      expect(await read(id)).toMatchObject({ marketPlaceId: 'account-ana', staysInAccount: true });
      expect((await save(id, { title: 'Novo', marketPlaceId: 'account-ana' }, as)).status).toBe(200);
    });

    test.each([
      ['is being sent', { takenBy: randomUUID(), takenUntil: new Date() }],
      ['may have arrived', { status: 'failed', isUncertain: true }],
    ] as const)('nobody moves one whose publication %s', async (_what, job) => {
      const id = await newListing();
      await app.db.insert(integrationJob).values({ ...told(id), ...job });
      expect((await save(id, inOther, 'superuser')).status).toBe(400);
      expect((await read(id)).staysInAccount).toBe(true);
    });

    test('one that no account was told of is put into another', async () => {
      const id = await newListing();
      await app.db.insert(integrationJob).values({ ...told(id), status: 'failed', errorCode: 'away' });
      expect((await read(id)).staysInAccount).toBe(false);
      expect((await save(id, inOther, 'seller')).status).toBe(200);
      expect((await read(id)).marketPlaceId).toBe('account-ana-2');
    });
  });

  test('a field that is sent as it stands is no change', async () => {
    const id = await newListing();
    expect((await save(id, { shipMode: 'me1', sellerId: 'ana', title: 'Novo' }, 'seller')).status).toBe(200);
    expect((await read(id)).title).toBe('Novo');
  });
});

describe('what a category and a company ask', () => {
  const asks = (id: string, name: string, tags: string[], more = {}) => ({ id, name, tags, value_type: 'string' as const, ...more });
  const specs = [
    {
      id: 'MAIN',
      label: 'Principais',
      attributes: [
        asks('BRAND', 'Marca', ['required']),
        asks('IS_KIT', 'É kit', []),
        asks('UNITS', 'Unidades', ['conditional_required'], { required_when: { id: 'IS_KIT', value_names: ['Sim'] } }),
      ],
    },
  ];
  /** A category of its own for each test, by what it allows and asks. */
  const newCategory = async (shipModes: ('me1' | 'me2')[], asked: typeof specs = []): Promise<string> => {
    const id = `MLB${randomUUID().slice(0, 12)}`;
    await app.db.insert(category).values({ id, level: 1, name: id, path: [id], shipModes, specs: asked });
    return id;
  };
  /** As an import of long ago left it: in this category, whatever that asks. */
  const newListingIn = async (categoryId: string): Promise<string> => {
    const id = await newListing();
    await app.db.update(listing).set({ categoryId }).where(eq(listing.id, id));
    return id;
  };
  const said = async (id: string, body: unknown, as: PersonId = 'superuser') => {
    const answer = await save(id, body, as);
    return answer.status === 200 ? [] : (problem(answer).cause ?? [problem(answer)]);
  };
  const given = (id: string, value: string) => ({ ...colour, id, name: id, value_name: value, combination: false });

  test.each([
    { modes: ['me2'], body: {}, told: ['Categoria não permite envio ME1'] },
    { modes: ['me1'], body: { shipMode: 'me2' }, told: ['Empresa só permite categoria ME2', 'Categoria não permite envio ME2'] },
    { modes: [], body: {}, told: ['Categoria não permite envios'] },
    { modes: ['me1', 'me2'], body: { shipMode: 'me2' }, told: [] },
  ] as const)('of shipping, where the category allows $modes and $body is sent: $told', async ({ modes, body, told }) => {
    const moved = await newCategory([...modes]);
    const causes = await said(await newListing(), { ...body, category: { id: moved, level: 1, name: moved } });
    expect(causes.map(({ message }) => message)).toEqual(told);
  });

  test('of technical attributes, the conditional ones too, is asked of a listing that comes to the category', async () => {
    const moved = await newCategory(['me1', 'me2'], specs);
    const to = { category: { id: moved, level: 1, name: moved } };
    expect(await said(await newListing(), to)).toEqual([{ message: 'O campo Marca é obrigatório', path: 'attributes.BRAND' }]);
    const isKit = { ...to, attributes: [given('BRAND', 'Sonare'), given('IS_KIT', 'Sim')] };
    expect(await said(await newListing(), isKit)).toEqual([{ message: 'O campo Unidades é obrigatório', path: 'attributes.UNITS' }]);
    expect(await said(await newListing(), { ...isKit, attributes: [...isKit.attributes, given('UNITS', '3')] })).toEqual([]);
  });

  test('is not asked of what was incomplete before and is left alone: a price is corrected, a review approves', async () => {
    const old = await newCategory(['me2'], specs);
    expect(await said(await newListingIn(old), { price: 100 }, 'seller')).toEqual([]);
    expect(await said(await newListingIn(old), {})).toEqual([]);
    expect(await said(await newListingIn(old), { attributes: [given('COLOR', 'Azul')] }, 'seller')).toHaveLength(1);
  });

  test('of technical attributes is asked again what variations gave and give no more, and not what was missing before', async () => {
    const id = await newListingIn(await newCategory(['me1', 'me2'], specs));
    await save(id, { variations: [{ ...variation, attributes: [colour, given('BRAND', 'Sonare')] }] }, 'seller');
    const told = [{ message: 'O campo Marca é obrigatório', path: 'attributes.BRAND' }];
    expect(await said(id, { variations: [variation] }, 'seller')).toEqual(told);
    await app.db.update(listingDetail).set({ variations: [] }).where(eq(listingDetail.listingId, id));
    expect(await said(id, { variations: [variation] }, 'seller')).toEqual([]);
  });

  test('what the hub asked once, and the category does not ask any more, may be left empty', async () => {
    const id = await newListingIn(await newCategory(['me1', 'me2'], specs));
    const once = (value: string) => ({ ...given('COLOR', value), required: true });
    await app.db
      .update(listingDetail)
      .set({ attributes: [given('BRAND', 'Sonare'), once('Azul')] })
      .where(eq(listingDetail.listingId, id));
    expect(await said(id, { attributes: [given('BRAND', 'Sonare'), once('')] }, 'seller')).toEqual([]);
  });

  test('a time of warranty is asked with the type that stays', async () => {
    expect(await said(await newListing(), { warrantyTime: 30 })).toEqual([
      { message: 'Sem garantia não tem tempo de garantia', path: 'warrantyTime' },
    ]);
  });
});

describe('a barcode or a measure that an import left wrong', () => {
  const wrong = '7891000100104';
  const newImported = async (): Promise<string> => {
    const id = await newListing('active');
    await app.db.update(listing).set({ depth: 90 }).where(eq(listing.id, id));
    await app.db
      .update(listingDetail)
      .set({
        variations: [
          { ...variation, gtin: wrong },
          { ...variation, _id: 'v2', sku: 'CAPA-VERDE' },
        ],
      })
      .where(eq(listingDetail.listingId, id));
    return id;
  };
  const statusOf = async (body: unknown): Promise<number> => (await save(await newImported(), body, 'seller')).status;
  const second = { ...variation, _id: 'v2', sku: 'CAPA-VERDE' };

  test('is not asked of who changes another variation or another side, wherever it stands by then', async () => {
    expect(
      await statusOf({
        variations: [
          { ...variation, gtin: wrong },
          { ...second, gtin: '7891000100103' },
        ],
      }),
    ).toBe(200);
    expect(await statusOf({ variations: [second, { ...variation, gtin: wrong }] })).toBe(200);
    expect(await statusOf({ dimensions: { height: 12, width: 10, depth: 90, weight: 300 } })).toBe(200);
  });

  test('is asked of who writes it', async () => {
    expect(
      await statusOf({
        variations: [
          { ...variation, gtin: wrong },
          { ...second, gtin: wrong },
        ],
      }),
    ).toBe(400);
    expect(await statusOf({ variations: [{ ...variation, gtin: '7891000100105' }, second] })).toBe(400);
    expect(await statusOf({ dimensions: { height: 12, width: 10, depth: 91, weight: 300 } })).toBe(400);
  });
});

describe('pictures of a field are five at most', () => {
  const names = Array.from({ length: 7 }, (_, at) => `p${at}.jpg`);

  test('a sixth that was deleted before is not taken back', async () => {
    const id = await newListing();
    await withPictures(id, names.slice(0, 5));
    await app.db
      .update(listingDetail)
      .set({ variations: [{ ...variation, images: names.slice(0, 5), imageDeleted: ['p5.jpg'] }] })
      .where(eq(listingDetail.listingId, id));
    const [stored] = (await read(id)).variations;
    const all = [...(stored?.images ?? []), ...(stored?.imageDeleted ?? [])];
    const answer = await save(id, { variations: [{ ...stored, images: all, imageDeleted: [] }] }, 'seller');
    expect([answer.status, problem(answer).message]).toEqual([400, 'Limitado a 5 anexos!']);
    expect((await read(id)).variations[0]?.images).toHaveLength(5);
  });

  test('what an import left longer is ordered and shortened all the same', async () => {
    const id = await newListing('active');
    await withPictures(id, names);
    const [stored] = (await read(id)).variations;
    const ordered = (stored?.images ?? []).toReversed();
    expect((await save(id, { variations: [{ ...stored, images: ordered }] }, 'seller')).status).toBe(200);
    expect((await read(id)).variations[0]?.images).toEqual(ordered);
  });
});
