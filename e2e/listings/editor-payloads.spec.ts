import { expect, type Page } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { joinWarnings } from '#contract/warning.ts';
import { askAs } from '../support/ask.ts';
import { journey } from '../support/journey.ts';
import { own, publishedOf, upTo, watch, type Watch } from '../support/payloads.ts';
import { openAs } from '../support/people.ts';
import type { Server } from '../support/server.ts';

/** The page's policy off: what is tried here is the first wall, that a text never becomes anything else. */
journey.use({ bypassCSP: true, environment: { MARKETPLACE_CLOCK: 'off' } });

const texts = [...own, ...publishedOf(25), ...upTo(120)];

/** As many of the texts as fit, from the `from`th on. */
const fitting = (most: number, from = 0): string => {
  let all = '';
  for (const text of texts.slice(from)) if (all.length + text.length < most) all += `${text} `;
  return all.trim();
};

const attributeOf = (text: string, at: number): Listing['attributes'][number] => ({
  id: `PAYLOAD_${at}`,
  name: text.slice(0, 200),
  value_name: text,
  value_id: null,
  value_type: 'string',
  required: false,
  custom: true,
  combination: false,
});

/** A pending listing of the seller, every text field of it full of what wants to run. */
const spoil = async (server: Server): Promise<Listing> => {
  const seller = await askAs(server.origin, 'seller');
  for (const { publishId } of await seller.pending()) {
    const listing = await seller.listing(publishId);
    const edit = {
      title: fitting(250),
      description: fitting(4900),
      descriptionAi: fitting(4900, 40),
      attributes: [...listing.attributes, ...texts.slice(0, 150).map(attributeOf)],
      variations: listing.variations.map((each, nth) => ({
        ...each,
        sku: `${nth} ${own[nth % own.length] ?? ''}`,
        attributes: [...each.attributes, ...texts.slice(nth * 10, nth * 10 + 10).map(attributeOf)],
      })),
    };
    // A save of attributes is also asked for those that the listing lacked before. Such a listing refuses it, and the next one is tried.
    if ((await seller.write('PUT', `/publish/${publishId}`, edit)) === 200) return seller.listing(publishId);
  }
  throw new Error('The demo world has no pending listing of the seller that can be saved');
};

/** What of `main` no screen of ours draws: elements beyond the list, handlers, and addresses that lead elsewhere. */
const strangersIn = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main) => {
    const tags =
      'a article aside br button code dd details dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 header hr img input kbd label legend li meter nav ol optgroup option output p progress search section select small span strong summary table tbody td textarea th thead time tr ul svg path circle rect line polyline polygon ellipse g'.split(
        ' ',
      );
    const rich = 'p br hr b strong i em u s ul ol li h3 h4 blockquote code pre'.split(' ');
    const { origin } = location;
    return [...main.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const wrong = [...element.attributes].filter(
        ({ name: attribute, value }) =>
          attribute.startsWith('on') ||
          attribute === 'srcdoc' ||
          (['href', 'src', 'action', 'formaction'].includes(attribute) &&
            !/^(?:#|blob:|data:image\/)/u.test(value) &&
            new URL(value, origin).origin !== origin),
      );
      // What a description may have, once every attribute is taken off it (row LST-8).
      const isRich = rich.includes(name) && element.attributes.length === 0;
      return isRich || (tags.includes(name) && wrong.length === 0) ? [] : [element.outerHTML.slice(0, 200)];
    });
  });

const expectInert = async (page: Page, seen: Watch): Promise<void> => {
  expect(await strangersIn(page)).toEqual([]);
  expect(seen.runs()).toBe(0);
  expect(seen.strangers()).toEqual([]);
};

journey('a listing whose every text wants to run stays text in the editor and before the reviewer', async ({ page, server, browser }) => {
  journey.slow();
  const listing = await spoil(server);
  expect(listing.attributes.length).toBeGreaterThan(own.length);
  const reviewer = await askAs(server.origin, 'reviewer');
  const warning = joinWarnings(['image', ...texts.slice(0, 20)].slice(0, 21));
  expect(await reviewer.write('PUT', '/publish/warning', { publishId: listing.publishId, warning })).toBe(200);

  const seen = watch(page, server.origin);
  await openAs(page, 'seller', `/publish/${listing.publishId}`);
  await expect(page.getByRole('heading', { name: listing.title.slice(0, 40) }).first()).toBeVisible();
  // What the category asks comes last.
  await expect(page.getByRole('region', { name: 'Ficha técnica', exact: true }).getByRole('group').last()).toBeVisible();
  await expectInert(page, seen);

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const desk = await others.newPage();
  const seenAtDesk = watch(desk, server.origin);
  await openAs(desk, 'reviewer', `/publish/${listing.publishId}`);
  await expect(desk.getByText(own[0] ?? '', { exact: false }).first()).toBeVisible();
  await expectInert(desk, seenAtDesk);
  await others.close();

  // The control: the same text put in as HTML is seen, and does run.
  await page.evaluate((text) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', text);
  }, own[0] ?? '');
  expect(await strangersIn(page)).toHaveLength(1);
  await expect.poll(seen.runs).toBe(1);
});
