import { expect, type Locator, type Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { openFrontDoor, type FrontDoor } from '../support/front-door.ts';
import { journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { tabTo } from '../support/tab-to.ts';

const connecting = journey.extend<{ readonly door: FrontDoor }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  door: async ({}, provide) => {
    const door = await openFrontDoor();
    await provide(door);
    await door.close();
  },
  environment: async ({ door }, provide) => provide({ PUBLIC_URL: door.address }),
});

const name = 'Casa Aurora Comércio';
const rowOf = (page: Page) => page.getByRole('table', { name: 'Contas de marketplace' }).getByRole('row').filter({ hasText: name });

const allowed = async (page: Page): Promise<void> => {
  await expect(page.getByText(`${name} está conectada`)).toBeVisible();
};

/** On the fake's own page, as the account that is meant. */
const allow = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Balcão quer acessar a sua conta' })).toBeVisible();
  await page.getByRole('radio', { name: /^CASAAURORA/u }).check();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await allowed(page);
};

/** The same with the keys alone: the arrows walk through the users. */
const allowByKeys = async (page: Page): Promise<void> => {
  const ours = page.getByRole('radio', { name: /^CASAAURORA/u });
  await tabTo(page, page.getByRole('radio', { checked: true }));
  for (let pressed = 0; pressed < 200 && !(await ours.isChecked()); pressed += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Permitir' }));
  await page.keyboard.press('Enter');
  await allowed(page);
};

const enter = async (page: Page, what: Locator): Promise<void> => {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
};

const tellFake = async (fake: string, path: string, body: object): Promise<void> => {
  const told = await fetch(`${fake}/_fake/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(told.status).toBe(200);
};

connecting('a seller connects the account, it is shut out, comes back, and is disconnected', async ({ page, server, door }) => {
  door.leadTo(server.origin);
  let fake = '';
  /** Decides something that is sent to the account, and tells which listing it is about. */
  const pauseOne = async (): Promise<string> => {
    const seller = await askAs(server.origin, 'seller');
    const [listing] = await seller.pending({ status: 'active' });
    expect(await seller.write('PUT', '/publish/pause', { publishId: listing?.publishId })).toBe(200);
    return listing?.publishId ?? '';
  };

  await connecting.step('by keys alone the seller goes to Mercado Livre’s own page, turns back, tries again and allows', async () => {
    await openAs(page, 'seller', '/integrations');
    await expect(page.getByRole('main').getByRole('button', { name: 'Conectar outra conta' })).toBeVisible();
    await enter(page, rowOf(page).getByRole('button', { name: `Conectar conta: ${name}` }));
    await expect(page.getByRole('button', { name: 'Permitir' })).toBeVisible();
    fake = new URL(page.url()).origin;
    await enter(page, page.getByRole('button', { name: 'Cancelar' }));
    await expect(page.getByText('O acesso não foi permitido no Mercado Livre. Nada foi conectado.')).toBeVisible();
    await expect(page).toHaveTitle('A conta não foi conectada · Balcão');
    expect(new URL(page.url()).search).toBe('');
    await enter(page, page.getByRole('button', { name: 'Tentar de novo' }));
    await allowByKeys(page);
    expect(new URL(page.url()).search).toBe('');
    await holdsInEveryLook(page, 'connecting');
    await enter(page, page.getByRole('link', { name: 'Ir para Integrações' }));
    await expect(rowOf(page).getByText('Conectada', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Da decisão ao marketplace' })).toBeVisible();
  });

  await connecting.step('the address of a callback that was used is good for nothing', async () => {
    await page.goto('/connect/mercadolivre/callback?code=TG-1&state=de-outro-lugar');
    await expect(page.getByText('Esta autorização não foi pedida aqui ou já foi usada.', { exact: false })).toBeVisible();
  });

  await connecting.step('what expires after hours is renewed without anybody, and what was decided is sent', async () => {
    await tellFake(fake, 'advance', { byMs: 7 * 3_600_000 });
    const publishId = await pauseOne();
    await page.goto(`/queue?search=${publishId}&kind=pauseListing`);
    const grid = page.getByRole('grid', { name: 'Filas de integração' });
    await expect(grid.getByText('Enviado', { exact: true })).toBeVisible();
    await page.goto('/integrations');
    await expect(rowOf(page).getByText('Conectada', { exact: true })).toBeVisible();
  });

  await connecting.step('what the marketplace ended is found by the next thing that is sent, and says so', async () => {
    const state = (await (await fetch(`${fake}/_fake/state`)).json()) as {
      readonly grants: readonly { readonly appId: string; readonly userId: number }[];
    };
    for (const { appId, userId } of state.grants) await tellFake(fake, 'revoke', { appId, userId });
    await pauseOne();
    await expect
      .poll(async () => {
        await page.goto('/integrations');
        await expect(rowOf(page)).toBeVisible();
        return rowOf(page).getByText('Autorização vencida').count();
      })
      .toBe(1);
  });

  await connecting.step('on a phone it is authorized again and connected; disconnected, it says so here and there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await rowOf(page)
      .getByRole('button', { name: `Autorizar de novo: ${name}` })
      .click();
    await allow(page);
    // What waited for it since it was shut out goes by itself.
    await expect(page.getByText('volta a ser enviado', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para Integrações' }).click();
    await expect(rowOf(page).getByText('Conectada', { exact: true })).toBeVisible();
    await rowOf(page)
      .getByRole('button', { name: `Desconectar: ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).click();
    await expect(page.getByText('Conta desconectada', { exact: true })).toBeVisible();
    await expect(rowOf(page).getByText('Desconectada', { exact: true })).toBeVisible();
  });
});

const without = journey.extend({ environment: { MARKETPLACE: 'off' } });

without('without an application the button says what is missing and where to get it', async ({ page }) => {
  await openAs(page, 'seller', '/integrations');
  await rowOf(page)
    .getByRole('button', { name: `Conectar conta: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Falta configurar a conexão' });
  await expect(dialog.getByText('MELI_APP_ID', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByText('developers.mercadolivre.com.br', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('link', { name: 'Abrir a empresa' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Conectar conta', exact: true }).click();
  await expect(dialog).toBeVisible();
});
