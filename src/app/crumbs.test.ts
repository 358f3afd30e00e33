import { expect, test } from 'vitest';
import { placeOf, type Crumb } from './crumbs.ts';

const settings: Crumb = { title: 'shell.title.settings', path: '/settings' };
const activity: Crumb = { title: 'shell.title.activity', path: '' };

test('the title of a page is that of its last path segment, in the tab and over the page', () => {
  expect(placeOf('/settings/activity', [settings, activity], false)).toEqual({
    crumbs: [settings, activity],
    tabTitle: 'shell.title.activity',
    head: { kind: 'title', title: 'shell.title.activity', isHidden: false },
  });
});

test('the home page greets, under both its paths, and has no breadcrumb', () => {
  for (const path of ['/', '/app']) {
    expect(placeOf(path, [], false)).toEqual({ crumbs: [], tabTitle: 'shell.title.home', head: { kind: 'greeting' } });
  }
});

test.each(['/app', '/app/crm-dashboard', '/app/crypto-dashboard'])('title and breadcrumb are hidden on %s', (path) => {
  const { crumbs, head } = placeOf(path, [settings], false);
  expect(crumbs).toEqual([]);
  expect(head.kind).not.toBe('title');
});

test('of a screen that names what it shows the title is heard alone', () => {
  expect(placeOf('/publish/p1', [settings], false, true).head).toMatchObject({ kind: 'title', isHidden: true });
});

test('a screen that fills the window keeps its breadcrumb and gives up the title', () => {
  expect(placeOf('/publish', [settings], true)).toMatchObject({ crumbs: [settings], head: { kind: 'none' } });
});
