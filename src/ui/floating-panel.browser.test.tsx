import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FloatingPanel } from './floating-panel.tsx';

let close = (): void => undefined;
afterEach(() => close());

beforeEach(() => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <>
      <FloatingPanel
        label="Colunas"
        className=""
        width={200}
        renderOpener={(opener) => (
          <button type="button" {...opener}>
            {'abrir'}
          </button>
        )}
      >
        {(shut) => (
          <>
            <input aria-label="Nome" />
            <button type="button" onClick={shut}>
              {'pronto'}
            </button>
            <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute('disabled', '')}>
              {'apagar'}
            </button>
          </>
        )}
      </FloatingPanel>
      <p style={{ marginBlockStart: 400 }}>{'ao lado'}</p>
    </>,
  );
  close = () => {
    root.unmount();
    host.remove();
  };
});

const opener = () => page.getByRole('button', { name: 'abrir' });
const panel = () => page.getByRole('dialog', { name: 'Colunas' });
const open = async (): Promise<void> => {
  await opener().click();
  await vi.waitFor(() => expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Nome' }).element()));
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
};
const closed = (): Promise<void> => vi.waitFor(() => expect(opener().element().getAttribute('aria-expanded')).toBe('false'));

test('it stands under its button, the focus goes in, and at Escape back to the button', async () => {
  await open();
  expect(panel().element().getBoundingClientRect().top).toBeGreaterThan(opener().element().getBoundingClientRect().bottom);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(document.activeElement).toBe(opener().element());
});

test('what is in it can close it, and the focus goes back too', async () => {
  await open();
  await page.getByRole('button', { name: 'pronto' }).click();
  await closed();
  expect(document.activeElement).toBe(opener().element());
});

test('where what had the focus can not have it any more, Escape still closes it, nobody else hears of it, and the focus goes back', async () => {
  const heard: boolean[] = [];
  const listen = (event: KeyboardEvent): void => void heard.push(event.defaultPrevented);
  document.addEventListener('keydown', listen);
  await open();
  await page.getByRole('button', { name: 'apagar' }).click();
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  await userEvent.keyboard('{Escape}');
  await closed();
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual([true]);
  expect(document.activeElement).toBe(opener().element());
});

test('at the foot of the window it stands over its button', async () => {
  await expect.element(opener()).toBeVisible();
  opener().element().setAttribute('style', 'position: fixed; bottom: 0');
  await open();
  await vi.waitFor(() =>
    expect(panel().element().getBoundingClientRect().bottom).toBeLessThan(opener().element().getBoundingClientRect().top),
  );
});

test('a click elsewhere closes it, and so does its button', async () => {
  await open();
  await page.getByText('ao lado').click();
  await closed();
  await open();
  await opener().click();
  await closed();
  expect(document.querySelector(':popover-open')).toBeNull();
});
