import type { Page } from '@playwright/test';

const widths = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

/** Every look a screen has to hold in. */
export const looks = (['light', 'dark'] as const).flatMap((appearance) =>
  (['wide', 'narrow'] as const).map((width) => ({ appearance, width, name: `${appearance}, ${widths[width].width} px` })),
);
export type Look = (typeof looks)[number];

/** Before the first page: the person's own choice, as the settings keep it. */
export const wear = async (page: Page, { appearance, width }: Look): Promise<void> => {
  await page.setViewportSize(widths[width]);
  await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
};

/** What is in view is drawn: its pictures have arrived. */
const pictures = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .every(({ complete }) => complete),
  );

/** Kept under test-results/screens for somebody to look at; no test compares them. */
export const shoot = async (page: Page, name: string, { appearance, width }: Look): Promise<void> => {
  await pictures(page);
  await page.screenshot({ path: `test-results/screens/${name}-${widths[width].width}-${appearance}.png`, animations: 'disabled' });
};
