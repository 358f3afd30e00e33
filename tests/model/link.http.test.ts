import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKit, Kit, saveKit, type KitEdit } from '#contract/kit.ts';
import { getLink, LinkRow, LinkStatus, linkStatusOf, saveLink } from '#contract/link.ts';
import { ProblemBody } from '#contract/problem.ts';
import { unreachable } from '#lib/result.ts';
import { linkLifecycle } from '#machines/lifecycle/link.ts';
import { listing } from '#server/db/schema/listing.ts';
import { insertListing } from '../support/listings.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { askedLink, linkRefusals, type LinkAsk } from './link-asks.ts';
import { pairsOf, pathsOf, wayTo, type Step } from './paths.ts';

const anotherOf = (id: string): string => `${id}-b`;

interface Walked {
  readonly id: string;
}

describe.each([false, true])('the server, of a listing that is sold as several pieces: %s,', (isOfSeveral) => {
  const lifecycle = askedLink(isOfSeveral);
  const reachable = LinkStatus.options.filter((status) => isOfSeveral || status !== 'kit');
  const declared = declaredBy(linkLifecycle).filter((each) => isOfSeveral || !/^kit|compose/u.test(each));
  const coverage = coverageOf(`link over HTTP, ${isOfSeveral ? 'of a kit' : 'by the piece'}`, reachable, declared);
  const [kitSku, part] = [newId('kit'), newId('part')];
  let app: TestApp;

  const whole = (code: string, of = part): KitEdit => ({ name: 'Kit', code, discount: 0, parts: [{ skuId: `sku-${of}`, quantity: 2 }] });
  beforeAll(async () => {
    app = await openTestApp();
    for (const id of [kitSku, part]) await insertListing(app.db, id);
    await insertListing(app.db, 'beto-part', 'beto');
    // A kit may go by the code of a SKU that is listed as one (decision 38).
    await app.db.update(listing).set({ kit: true }).where(eq(listing.id, kitSku));
  });
  afterAll(async () => {
    await app.close();
    print(coverage.line());
  });

  const change = (id: string, set: Partial<typeof listing.$inferInsert>) => app.db.update(listing).set(set).where(eq(listing.id, id));

  const newListing = async (): Promise<Walked> => {
    const id = newId('walked');
    await insertListing(app.db, id);
    await insertListing(app.db, anotherOf(id));
    await change(id, { kit: isOfSeveral, skuId: null, sku: `ML-${id}` });
    return { id };
  };

  const linkOf = async ({ id }: Walked): Promise<LinkRow> =>
    LinkRow.parse((await app.send(getLink, { params: { id } }, { as: 'superuser' })).body);

  /** Makes true what guards will read; nothing of it is a step. */
  const letHold = async ({ id }: Walked, from: LinkStatus, { type, to, hasSku }: LinkAsk): Promise<void> => {
    // Refused where there is one.
    if (to === 'kit') await app.send(addKit, { body: whole(`COD-${kitSku}`) }, { as: 'seller' });
    if (type === 'bind' && to !== 'same' && from === 'bound') await change(id, { skuId: `sku-${id}`, sku: `COD-${id}` });
    // Taken apart from its SKU it keeps the code, by which a SKU goes that no kit may take.
    if (type === 'compose' && from === 'unbound') await change(id, { sku: `ML-${newId('code')}` });
    if (type === 'dissolve' && from === 'kit') await change(id, { skuId: hasSku ? `sku-${id}` : null });
  };

  const chosen = ({ id }: Walked, { to }: LinkAsk, boundTo: string | undefined): string => {
    if (to === 'kit') return `sku-${kitSku}`;
    if (to === 'same' && boundTo !== undefined) return boundTo;
    return `sku-${boundTo === undefined ? id : anotherOf(id)}`;
  };

  /** Null where nothing can be asked: there is no kit to be taken apart. */
  const act = async (walked: Walked, ask: LinkAsk): Promise<Answered | null> => {
    const { sku: code, bound, kit } = await linkOf(walked);
    const params = { id: walked.id };
    switch (ask.type) {
      case 'bind':
        return app.send(saveLink, { params, body: { skuId: chosen(walked, ask, bound?.skuId) } }, { as: ask.by });
      case 'unbind':
        return app.send(saveLink, { params, body: { skuId: null } }, { as: ask.by });
      case 'compose':
        return app.send(addKit, { body: whole(code, ask.by === 'foreignSeller' ? 'beto-part' : part) }, { as: ask.by });
      case 'dissolve':
        return kit && app.send(saveKit, { params: { id: kit.kitId }, body: whole(newId('KIT')) }, { as: ask.by });
      default:
        return unreachable(ask);
    }
  };

  /** What happens to a kit is no step of the link: of that nothing is said then, unless its caller may not. */
  const isOwn = ({ type }: LinkAsk): boolean => type === 'bind' || type === 'unbind';

  const take = async (walked: Walked, { from, event, to }: Step<LinkStatus, LinkAsk>): Promise<void> => {
    await letHold(walked, from, event);
    const before = await linkOf(walked);
    const answer = await act(walked, event);
    const after = await linkOf(walked);
    const told = (isOwn(event) ? LinkRow : Kit).parse(answer?.body);
    const steps = after.version - before.version;
    const goesWithKit = event.type === 'dissolve' && to === 'kit';
    expect({ from, event, status: answer?.status, after: linkStatusOf(after), steps }).toEqual({
      from,
      event,
      status: 200,
      after: to,
      steps: isOwn(event) || goesWithKit ? 1 : 0,
    });
    expect(isOwn(event) ? told : after).toEqual(after);
    coverage.took({ from, event, to });
  };

  test('goes every way that the lifecycle allows, and ends where it says', async () => {
    for (const path of pathsOf(lifecycle)) {
      const walked = await newListing();
      for (const step of path) await take(walked, step);
    }
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  });

  test.each(reachable)('refuses all else of a link that is %s, in the words for it, and leaves it as it was', async (status) => {
    const walked = await newListing();
    for (const step of wayTo(lifecycle, status)) await take(walked, step);
    const refused = pairsOf(lifecycle).filter(({ from, answer }) => from === status && !answer.ok);
    for (const { from, event, answer } of refused) {
      if (answer.ok) continue;
      await letHold(walked, from, event);
      const before = await linkOf(walked);
      const told = await act(walked, event);
      const said = told && (isOwn(event) || answer.error.reason === 'role') ? linkRefusals[answer.error.reason] : null;
      const heard = said && { status: told?.status, message: ProblemBody.parse(told?.body).message };
      expect({ from, event, said: heard }).toEqual({ from, event, said });
      expect({ from, event, after: await linkOf(walked) }).toEqual({ from, event, after: before });
      coverage.wasRefused();
    }
    expect(refused.length).toBeGreaterThan(0);
  });
});
