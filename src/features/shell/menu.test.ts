import { expect, test } from 'vitest';
import { unreadableLink, type MenuItem } from '#contract/shell.ts';
import { holds, linksOf, linesUnder, mergeMenus } from './menu.ts';

const item = (change: Partial<MenuItem> & { readonly key: string }): MenuItem => ({
  keyParent: null,
  name: change.key,
  link: '',
  linkParent: null,
  child: [],
  icon: null,
  title: false,
  notifyMap: [],
  totalNotificationCount: 0,
  ...change,
});
const anywhere = (): boolean => true;
const rules = (change: Partial<Parameters<typeof mergeMenus>[2]> = {}) => ({
  leadsSomewhere: anywhere,
  unread: null,
  nameOf: ({ name }: { readonly name: string }) => name,
  ...change,
});
const names = (menus: readonly MenuItem[][], leads = anywhere) =>
  mergeMenus(menus[0] ?? [], menus[1] ?? [], rules({ leadsSomewhere: leads })).map(({ key }) => key);

test('both menus become one, Financeiro in its specified place between sales and reports', () => {
  const [home, sales, reports] = [
    item({ key: 'home', link: '/' }),
    item({ key: 'sales', link: '/sale' }),
    item({ key: 'r', link: '/report' }),
  ];
  const money = [item({ key: 'money', link: '/money' })];
  expect(names([[home, sales, reports], money])).toEqual(['home', 'sales', 'money', 'r']);
  expect(names([[home, sales], money])).toEqual(['home', 'sales', 'money']);
  expect(names([[], money])).toEqual(['money']);
});

test('an item that came in both menus stands once, where it came first', () => {
  expect(names([[item({ key: 'a', link: '/a' })], [item({ key: 'a', link: '/b' })]])).toEqual(['a']);
});

test('children come from the tree and from keyParent alike', () => {
  const tree = item({ key: 'ads', child: [item({ key: 'queue', link: '/publish' })] });
  const [ads] = mergeMenus([tree, item({ key: 'links', keyParent: 'ads', link: '/link' })], [], rules());
  expect(ads?.children.map(({ key }) => key)).toEqual(['queue', 'links']);
  expect(linksOf(ads ? [ads] : []).map(({ key }) => key)).toEqual(['queue', 'links']);
});

test('a line that could not be read stands without leading anywhere', () => {
  const lines = mergeMenus([item({ key: 'a', link: '/a' }), item({ key: 'b', name: 'Não lido: b', link: unreadableLink })], [], rules());
  expect(lines.map(({ name, link }) => [name, link])).toEqual([
    ['a', '/a'],
    ['Não lido: b', null],
  ]);
  expect(linksOf(lines).map(({ key }) => key)).toEqual(['a']);
  const [heading] = mergeMenus(
    [item({ key: 'h', child: [item({ key: 'c', link: unreadableLink }), item({ key: 'd', link: '/d' })] })],
    [],
    rules(),
  );
  expect(heading && linesUnder(heading).map(({ key, link }) => [key, link])).toEqual([
    ['c', null],
    ['d', '/d'],
  ]);
});

test('a loop of parents is left out and ends', () => {
  expect(
    names([
      [item({ key: 'a', keyParent: 'b', link: '/a' }), item({ key: 'b', keyParent: 'a', link: '/b' }), item({ key: 'c', link: '/c' })],
    ]),
  ).toEqual(['c']);
  expect(names([[item({ key: 'a', keyParent: 'a', link: '/a' })]])).toEqual([]);
});

test.each(['javascript:alert(1)', 'https://evil.test', '//evil.test', ''])('a link %j leads nowhere of ours', (link) => {
  expect(names([[item({ key: 'a', link })]])).toEqual([]);
});

test('a heading whose every line is gone is gone too', () => {
  const heading = item({ key: 'ads', child: [item({ key: 'dead', link: '/dead' })] });
  expect(names([[heading]], () => false)).toEqual([]);
});

test('an item counts the unread notifications of its types, a heading also those of what is under it', () => {
  const sales = item({ key: 'sales', link: '/sale', notifyMap: ['order', 'mediation'], totalNotificationCount: 99 });
  const records = item({ key: 'records', child: [item({ key: 'products', link: '/product', notifyMap: ['SkuOutOfService'] })] });
  const unread = new Map([
    ['order', 2],
    ['mediation', 1],
    ['SkuOutOfService', 4],
    ['other', 7],
  ]);
  const counts = (known: typeof unread | null) =>
    mergeMenus([sales, records], [], rules({ unread: known })).map(({ key, count }) => [key, count]);
  expect(counts(unread)).toEqual([
    ['sales', 3],
    ['records', 4],
  ]);
  // Until they are known, what the server counted.
  expect(counts(null)).toEqual([
    ['sales', 99],
    ['records', 0],
  ]);
});

test('work that waits is told apart from notices that nobody read, under a heading too', () => {
  const questions = item({ key: 'questions', link: '/message', notifyMap: ['unansweredQuestion'] });
  const sales = item({ key: 'sales', link: '/sale', notifyMap: ['order'] });
  const heading = item({ key: 'ads', child: [item({ key: 'listings', link: '/publish', notifyMap: ['pendingListing'] })] });
  expect(mergeMenus([questions, sales, heading], [], rules()).map(({ key, isOfNotices }) => [key, isOfNotices])).toEqual([
    ['questions', false],
    ['sales', true],
    ['ads', false],
  ]);
});

test('a page stands under the entry of its path and under what holds that entry', () => {
  const [ads, home] = mergeMenus(
    [item({ key: 'ads', child: [item({ key: 'list', link: '/publish?status=pending' })] }), item({ key: 'home', link: '/' })],
    [],
    rules(),
  );
  if (!ads || !home) throw new Error('The menu lost a line.');
  expect([holds(ads, '/publish'), holds(ads, '/publish/7'), holds(ads, '/publisher'), holds(ads, '/')]).toEqual([true, true, false, false]);
  expect([holds(home, '/'), holds(home, '/publish')]).toEqual([true, false]);
});

test('the sales are one place at three addresses, and an order is opened from it', () => {
  const [sales] = mergeMenus([item({ key: 'sales', link: '/sale' })], [], rules());
  if (!sales) throw new Error('The menu lost a line.');
  const paths = ['/sale', '/sale/general', '/general', '/detail/7', '/generals', '/'];
  expect(paths.filter((path) => holds(sales, path))).toEqual(['/sale', '/sale/general', '/general', '/detail/7']);
});

test('a heading that is a place itself is the first of its own lines', () => {
  const [ads] = mergeMenus([item({ key: 'ads', link: '/ads', child: [item({ key: 'list', link: '/list' })] })], [], rules());
  if (!ads) throw new Error('The menu lost a line.');
  expect(linesUnder(ads).map(({ link }) => link)).toEqual(['/ads', '/list']);
});
