import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { ok } from '#lib/result.ts';
import { active, input, options, renderConsole } from './palette-fixture.tsx';

describe('what is held here', () => {
  const companies = ['Foto Paulista', 'Perfil Modas'].map((name, at) => ({ _id: `s${at}`, name, status: 'active', me2: true }));
  const view = { id: 'v1', screen: 'review', name: 'Só violões', search: 'search=violao', shared: false, mine: true };
  /** A server that tells companies and views once `arrive` is called. */
  const slow = (listings: readonly object[] = []) => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const lists: Readonly<Record<string, readonly unknown[]>> = { listSellers: companies, listSavedViews: [view] };
    const send = (async ({ name }: { readonly name: string }) => {
      const list = lists[name];
      if (!list) return ok({ items: name === 'listListings' ? listings : [] });
      await arrival;
      return ok(list);
    }) as unknown as Api['send'];
    return { send, arrive: () => act(async () => arrive()) };
  };

  test('comes late: it stands below what was there, and among it from the next key on', async () => {
    const { send, arrive } = slow();
    const { user, navigate } = await renderConsole({ api: { send } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('perfil');
    const before = options();
    expect(before.join()).not.toContain('Perfil Modas');
    await arrive();
    await screen.findByRole('option', { name: /^Perfil Modas/u });
    expect(options().slice(0, before.length)).toEqual(before);
    await user.keyboard(' mo');
    expect(active()).toContain('Perfil Modas');
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/publish?sellerId=s1');
  });
  test('comes later than what the server found: it stands below that too', async () => {
    const { send, arrive } = slow([aListing({ title: 'Lancheira Perfilada' })]);
    const { user } = await renderConsole({ api: { send } });
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.paste('perfil mod');
    await screen.findByRole('option', { name: /^Lancheira/u });
    const before = options();
    expect(active()).toContain('Lancheira');
    await arrive();
    await screen.findByRole('option', { name: /^Perfil Modas/u });
    expect(options().slice(0, before.length)).toEqual(before);
    expect(active()).toContain('Lancheira');
  });
  test('views lead to their lists, sections of the settings to their place, help to its prefix', async () => {
    const { send, arrive } = slow();
    const { user, navigate } = await renderConsole({ api: { send } });
    await arrive();
    await user.keyboard('{Control>}k{/Control}');
    await input();
    await user.keyboard('violoe');
    await user.keyboard('s');
    await screen.findByRole('option', { name: /^Só violões/u });
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/publish?search=violao');
    await user.keyboard('{Control>}k{/Control}fuso horario{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/settings#settings-work');
    await user.keyboard('{Control>}k{/Control}buscar empresa');
    expect(active()).toContain('Buscar empresa');
    await user.keyboard('{Enter}');
    expect(await input()).toHaveValue('@');
  });
  test('where one was last stands in an empty palette, but not where one is', async () => {
    const { user, navigate, workbench } = await renderConsole();
    const visit = (to: string, title: string) => ({ to, title, where: 'listing', subject: `listing:${title}` });
    localStorage.setItem(`paletteVisits:${workbench.actor().id}`, JSON.stringify([visit('/', 'Aqui'), visit('/publish/p1', 'Caneca')]));
    await user.keyboard('{Control>}k{/Control}');
    await input();
    expect(screen.getByText('Visitados há pouco')).toBeVisible();
    expect(options().join()).not.toContain('Aqui');
    await user.click(screen.getByRole('option', { name: /^Caneca/u }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/publish/p1');
  });
});
