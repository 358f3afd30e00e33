import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LocaleProvider } from '#locale/locale.tsx';
import type { MenuEntry } from '../menu.ts';
import { MegaMenu } from './mega-menu.tsx';

let close = (): void => undefined;
afterEach(() => close());

const entry: MenuEntry = { key: 'home', name: 'Resumo', icon: 'home', link: '/', count: 0, isOfNotices: false, children: [] };

/** The menu before the server said what is in it; answers how it says so. */
const open = async (): Promise<() => void> => {
  const Menu = () => {
    const [entries, setEntries] = useState<readonly MenuEntry[]>([]);
    useEffect(() => {
      const arrive = (): void => setEntries([entry]);
      addEventListener('arrive', arrive);
      return () => removeEventListener('arrive', arrive);
    }, []);
    return (
      <MegaMenu
        user={{ name: 'Ana Lima', nickname: null, picture: null, company: null }}
        entries={entries}
        termsUrl={null}
        onLeave={() => {}}
      />
    );
  };
  const router = createRouter({ routeTree: createRootRoute({ component: Menu }), history: createMemoryHistory() });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <LocaleProvider locale="br">
      <RouterProvider router={router as never} />
    </LocaleProvider>,
  );
  close = () => {
    root.unmount();
    host.remove();
  };
  const button = page.getByRole('button', { name: /^Menu/u });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  return () => void dispatchEvent(new Event('arrive'));
};

const focused = (): string | null | undefined => document.activeElement?.textContent;

test('opened by the arrow before its places are known, the menu is entered when they come', async () => {
  const arrive = await open();
  expect(focused()).toBe('Menu');
  arrive();
  await vi.waitFor(() => expect(focused()).toBe('Resumo'));
});

test('whoever closed it meanwhile stays where they are', async () => {
  const arrive = await open();
  await userEvent.keyboard('{Escape}');
  arrive();
  await vi.waitFor(() => expect(document.querySelector('.mega-panel')?.textContent).toContain('Resumo'));
  expect(focused()).toBe('Menu');
});
