import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseListing, returnListing } from '#contract/listing.ts';
import { getUsualTexts } from '#contract/review-queue.ts';
import { joinWarnings } from '#contract/warning.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { event } from '../db/schema/core.ts';

let app: TestApp;
let versions = 0;
const wrote = (actorId: string, warnings: readonly string[], type = 'refused') =>
  app.db.insert(event).values({
    subject: 'listing:a0',
    type,
    version: (versions += 1) + 100,
    actorId,
    actorName: actorId,
    at: new Date(Date.now() - 100_000 + versions),
    data: { warning: joinWarnings(warnings) },
    sellerId: 'ana',
    key: randomUUID(),
  });
const usual = async () => getUsualTexts.reply.parse((await app.send(getUsualTexts, {}, { as: 'reviewer' })).body);

beforeAll(async () => {
  app = await openTestApp();
  await insertListing(app.db, 'a0');
});
afterAll(() => app.close());

test('where nobody wrote anything there is no usual text', async () => {
  expect(await usual()).toEqual({ mine: [], team: [] });
});

test('texts come by how often they were written, mine apart from the team’s, and fixed warnings are none', async () => {
  for (const warnings of [['Foto desfocada', 'gtin'], ['Falta a voltagem'], ['Foto desfocada', 'com * e \\ dentro']])
    await wrote('rita', warnings);
  await wrote('caio', ['Telefone na descrição']);
  await wrote('caio', ['Telefone na descrição'], 'observed');
  await wrote('caio', ['Telefone na descrição', 'Falta a voltagem']);
  // What a seller answered is no warning of a reviewer.
  await wrote('ana', ['Já corrigi'], 'resubmitted');
  const { team } = await usual();
  expect(team).toEqual(['Telefone na descrição', 'Falta a voltagem', 'Foto desfocada', 'com * e \\ dentro']);
});

test('what I refuse with today is mine tomorrow', async () => {
  await app.send(
    refuseListing,
    { body: { publishId: 'a0', warning: joinWarnings(['Foto com marca d’água']), gtin: null } },
    { as: 'reviewer' },
  );
  expect((await usual()).mine).toEqual(['Foto com marca d’água']);
});

test('a refusal that was taken back is no usual text, one of a listing that came back later is', async () => {
  await insertListing(app.db, 'a1');
  await insertListing(app.db, 'a2');
  const refused = async (publishId: string, warning: string): Promise<string> => {
    const key = randomUUID();
    await app.knock(
      refuseListing,
      { body: { publishId, warning: joinWarnings([warning]), gtin: null } },
      { ...bothHeaders(await app.tokenOf('otherReviewer')), 'idempotency-key': key },
    );
    return key;
  };
  const slip = await refused('a1', 'Digitei na linha errada');
  await refused('a2', 'Foto cortada');
  const restore = (publishId: string, undoes: string | null) =>
    app.send(returnListing, { body: { publishId, undoes } }, { as: 'otherReviewer' });
  expect([await restore('a1', slip), await restore('a2', null)]).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await usual()).team).toContain('Foto cortada');
  expect((await usual()).team).not.toContain('Digitei na linha errada');
});
