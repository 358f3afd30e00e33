import { afterEach, expect, test } from 'vitest';
import { dropLostStyles } from './lost-styles.ts';

dropLostStyles();
afterEach(() => {
  for (const link of document.querySelectorAll('link[data-test]')) link.remove();
});

/** As Vite asks for the style of a part, and waits for it. */
const ask = (href: string): { readonly link: HTMLLinkElement; readonly ended: Promise<'load' | 'error'> } => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['test'] = '';
  link.href = href;
  const ended = new Promise<'load' | 'error'>((resolve) => {
    link.addEventListener('load', () => resolve('load'));
    link.addEventListener('error', () => resolve('error'));
  });
  document.head.append(link);
  return { link, ended };
};

const urlOf = (css: string): string => URL.createObjectURL(new Blob([css], { type: 'text/css' }));

test('a style that did not come is told to who waits for it, and leaves the page, so that it is asked for again', async () => {
  const gone = urlOf('');
  URL.revokeObjectURL(gone);
  const { link, ended } = ask(gone);
  expect(await ended).toBe('error');
  expect(link.isConnected).toBe(false);
});

// Journey two-reviewers: the tray said 'Carregando…' for ever, as another part that was asked for again had put a new element in its style's place.
test('a style on its way when another is lost stays the element that is waited for', async () => {
  const gone = urlOf('');
  URL.revokeObjectURL(gone);
  const lost = ask(gone);
  const coming = ask(urlOf(':root { --came: 1 }'));
  expect(await lost.ended).toBe('error');
  expect(await coming.ended).toBe('load');
  expect(coming.link.isConnected).toBe(true);
});
