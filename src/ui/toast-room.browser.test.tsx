import { cleanup, render } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { readyCorner, toast, Toaster } from './toast.tsx';

const shown: string[] = [];
beforeEach(async () => page.viewport(1200, 900));
afterEach(() => {
  cleanup();
  for (const id of shown.splice(0)) toast.dismiss(id);
});

const say = async (foot: { readonly top: string; readonly height: string; readonly left: string } | null): Promise<void> => {
  render(
    <LocaleProvider locale="br">
      <main style={{ position: 'fixed', inset: '0 0 0 40px' }}>
        {foot && <div data-foot style={{ position: 'fixed', width: '300px', ...foot }} />}
      </main>
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  await readyCorner();
  shown.push(toast.error('Anúncio mudou'));
};
/** Of the message, in px from the left and from the foot of the window. */
const place = () => {
  const box = document.querySelector('[data-sonner-toast]:not([data-removed=true])')?.getBoundingClientRect();
  return box && { left: Math.round(box.left), bottom: Math.round(window.innerHeight - box.bottom) };
};

test('a message stands above what is used at the foot of the page, and beside the menu', async () => {
  await say({ top: 'calc(100vh - 70px)', height: '70px', left: '40px' });
  await vi.waitFor(() => expect(place()).toEqual({ left: 56, bottom: 86 }));
});

test.each([
  { why: 'nothing stands at the foot', foot: null },
  { why: 'it stands further right', foot: { top: 'calc(100vh - 70px)', height: '70px', left: '800px' } },
  { why: 'it reaches up into the upper half', foot: { top: '10vh', height: '90vh', left: '40px' } },
  { why: 'it is further down than the window', foot: { top: '120vh', height: '70px', left: '40px' } },
])('it stands at the very foot when $why', async ({ foot }) => {
  await say(foot);
  await vi.waitFor(() => expect(place()).toEqual({ left: 56, bottom: 16 }));
});

test('a foot that grows while the message stands lifts it', async () => {
  await say({ top: 'calc(100vh - 70px)', height: '70px', left: '40px' });
  await vi.waitFor(() => expect(place()).toEqual({ left: 56, bottom: 86 }));
  const foot = document.querySelector<HTMLElement>('[data-foot]');
  Object.assign(foot?.style ?? {}, { top: 'calc(100vh - 100px)', height: '100px' });
  await vi.waitFor(() => expect(place()).toEqual({ left: 56, bottom: 116 }));
});

test('Tab goes past a message and round the page: nobody is held between it and the last button', async () => {
  render(
    <LocaleProvider locale="br">
      <button type="button">Primeiro</button>
      <button type="button">Último</button>
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  await readyCorner();
  shown.push(toast.error('Anúncio mudou'));
  await vi.waitFor(() => expect(place()).toBeDefined());
  page.getByRole('button', { name: 'Último' }).element().focus();
  const stops: string[] = [];
  while (stops.length < 4) {
    await userEvent.tab();
    const at = document.activeElement;
    stops.push(at?.matches('[data-sonner-toast]') ? 'message' : (at?.getAttribute('aria-label') ?? at?.textContent ?? ''));
  }
  expect(stops).toEqual(['message', 'Fechar', 'Primeiro', 'Último']);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toHaveTextContent('Primeiro');
});
