import { createRootRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { Themed } from '#ui/themed.tsx';
import { SectionView } from './dev-ui.tsx';
import { samples } from './samples.ts';
import { sections, type DevSection } from './sections.ts';
// oxlint-disable-next-line import/no-unassigned-import -- styles, in their order
import '../styles.ts';

/** Two looks hold both themes, both languages and both widths. */
const looks = [
  { name: 'light', width: 1280, preferences: { appearance: 'light', locale: 'br' } },
  { name: 'dark', width: 390, preferences: { appearance: 'dark', locale: 'en' } },
] as const;
type Look = (typeof looks)[number];

/** The clock of every picture. */
const now = new Date('2026-11-21T14:00:00Z');
const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Of a whole page, which a section is not; and here one control stands beside itself, with the same name.
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
    'landmark-unique': { enabled: false },
  },
  resultTypes: ['violations'],
};

let close = (): void => undefined;
beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
  document.head.append(still);
  await Promise.all(['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 14px Poppins`)));
});
afterEach(() => close());
afterAll(() => vi.useRealTimers());

const show = async (section: DevSection, { width, preferences }: Look): Promise<HTMLElement> => {
  setPreferences({ ...preferences, timeZone: 'America/Sao_Paulo' });
  await page.viewport(width, 900);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const rootRoute = createRootRoute({
    component: () => (
      <FloatingTheme>
        <main className="dev-main">
          <SectionView {...section} />
        </main>
      </FloatingTheme>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  root.render(
    <Themed>
      <RouterProvider router={router as never} />
    </Themed>,
  );
  close = () => {
    root.unmount();
    host.remove();
    close = () => undefined;
  };
  const find = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('.dev-section');
    if (!found) throw new Error(`${section.id} is not there`);
    return found;
  };
  await vi.waitFor(find);
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  // The whole section in the window, so that its picture is not put together of pieces.
  await page.viewport(width, Math.max(900, Math.ceil(find().getBoundingClientRect().height) + 80));
  return find();
};

const told = async (element: HTMLElement): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

describe.each(looks)('$name, $width px', (look) => {
  test.each(sections)('$id looks as it did, and axe finds nothing', async (section) => {
    const shown = await show(section, look);
    expect(await told(shown)).toEqual([]);
    await expect.element(page.elementLocator(shown)).toMatchScreenshot(`${section.id}-${look.name}`, { timeout: 30_000 });
  });

  const [dialogs] = sections;
  test.each([
    ['dialog-long', samples.dialog.long],
    ['dialog-full', samples.dialog.full],
    ['dialog-confirm', samples.dialog.confirm],
    ['dialog-delete', samples.dialog.remove],
    ['dialog-notice', samples.dialog.notice],
    ['dialog-choices', samples.choices.open],
  ])('%s looks as it did, is at most 80 % as high as the window, and axe finds nothing', async (name, opener) => {
    if (!dialogs) throw new Error('no dialogs');
    const shown = await show(dialogs, look);
    await page.viewport(look.width, 700);
    [...shown.querySelectorAll<HTMLButtonElement>('.dev-row > button')].find(({ textContent }) => textContent === opener)?.click();
    const dialog = await vi.waitFor(() => {
      const open = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (!open) throw new Error('not open');
      return open;
    });
    const isFull = look.width < 600 && dialog.dataset['fullOnNarrow'] === 'true';
    expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(isFull ? 700 : 560);
    expect(await told(dialog)).toEqual([]);
    await expect.element(page.elementLocator(dialog)).toMatchScreenshot(`${name}-${look.name}`, { timeout: 30_000 });
  });
});
