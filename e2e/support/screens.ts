import { expect, test, type Page } from '@playwright/test';
import { drawAtOnce, expectAccessible, type Seen } from './axe.ts';

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

/** Every look a screen has to hold in, the colours of a width one after the other. */
export const looks = (['wide', 'narrow'] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((appearance) => ({ appearance, width, name: `${appearance}, ${widths[width].width} px` })),
);
export type Look = (typeof looks)[number];

/** Where a narrow screen shows something else than a wide one, each is come to by itself. */
export const wideLooks = looks.filter(({ width }) => width === 'wide');
export const narrowLooks = looks.filter(({ width }) => width === 'narrow');

/** Before the first page: the person's own choice, as the settings keep it. */
export const wear = async (page: Page, { appearance, width }: Look): Promise<void> => {
  await page.setViewportSize(widths[width]);
  await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
};

/** Chosen, or taken back with null, as in another tab of the same browser. */
const chooseAppearance = (page: Page, appearance: string | null): Promise<void> =>
  page.evaluate((chosen) => {
    if (chosen === null) localStorage.removeItem('themeType');
    else localStorage.setItem('themeType', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'themeType' }));
  }, appearance);

/** The colours and the motion that the browser reports now. */
const mediaOf = (page: Page) =>
  page.evaluate(() => {
    const isSo = (question: string): boolean => matchMedia(question).matches;
    return {
      colorScheme: isSo('(prefers-color-scheme: dark)') ? ('dark' as const) : ('light' as const),
      reducedMotion: isSo('(prefers-reduced-motion: reduce)') ? ('reduce' as const) : ('no-preference' as const),
    };
  });

/**
 * The page that is open, in one look after the other, without loading it anew: the window gets another width, and the colours are chosen
 * as in another tab of the same browser. Each look is a step of the journey, so that a failure names it. Afterwards the page has the width,
 * the colours and the motion it had before.
 */
export const inEveryLook = async (
  page: Page,
  see: (look: Look, seen: Seen) => Promise<void>,
  which: readonly Look[] = looks,
): Promise<void> => {
  const [size, media] = [page.viewportSize(), await mediaOf(page)];
  const chosen = await page.evaluate(() => localStorage.getItem('themeType'));
  const putBack = await drawAtOnce(page);
  for (const [index, look] of which.entries()) {
    await test.step(look.name, async () => {
      await wear(page, look);
      await chooseAppearance(page, look.appearance);
      await expect(page.locator('.radix-themes').first()).toHaveClass(new RegExp(`\\b${look.appearance}\\b`, 'u'));
      await see(look, which[index - 1]?.width === look.width ? 'colours' : 'all');
    });
  }
  await page.emulateMedia(media);
  await chooseAppearance(page, chosen);
  if (size) await page.setViewportSize(size);
  await putBack();
};

/** In every look a picture is kept, and axe finds nothing. */
export const holdsInEveryLook = (page: Page, name: string, which: readonly Look[] = looks): Promise<void> =>
  inEveryLook(
    page,
    async (look, seen) => {
      await shoot(page, name, look);
      await expectAccessible(page, seen);
    },
    which,
  );

/** What is in view is drawn: its pictures have arrived. */
const pictures = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .every(({ complete }) => complete),
  );

/** With `PICTURES=on`, kept under test-results/screens for somebody to look at; no test compares them. */
export const shoot = async (page: Page, name: string, { appearance, width }: Look): Promise<void> => {
  await pictures(page);
  if (process.env['PICTURES'] !== 'on') return;
  await page.screenshot({ path: `test-results/screens/${name}-${widths[width].width}-${appearance}.png`, animations: 'disabled' });
};
