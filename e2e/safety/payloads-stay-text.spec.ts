import { expect, type Browser, type Page } from '@playwright/test';
import { personName } from '#contract/text.ts';
import { journey } from '../support/journey.ts';
import { own, published, upTo, watch, type Watch } from '../support/payloads.ts';
import { goInside, openAs, untilStarted } from '../support/people.ts';
import { openQueue, queueList, readyToDecide, refuse } from '../support/queue.ts';

/** The page's policy off: what is tried here is the first wall, that a text never becomes anything else. */
journey.use({ bypassCSP: true });

/** Elements that no text of ours could have made. */
const madeOfText = (page: Page): Promise<number> =>
  page.locator('[onerror], [onload], iframe, a[href^="javascript:" i], img[src="x"], main script').count();

const expectInert = async (page: Page, seen: Watch): Promise<void> => {
  expect(await madeOfText(page)).toBe(0);
  expect(seen.runs()).toBe(0);
  expect(seen.strangers()).toEqual([]);
};

/** The control: the same text put in as HTML does run, so silence means something. */
const expectDetectorWorks = async (page: Page, seen: Watch): Promise<void> => {
  const [first = ''] = own;
  await page.evaluate((text) => {
    const raw = document.createElement('div');
    raw.innerHTML = text;
    document.body.append(raw);
  }, first);
  await expect.poll(seen.runs).toBe(1);
};

/** Somebody else at another computer, and what their pages run. */
const openOther = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
  const page = await context.newPage();
  return { page, seen: watch(page, origin), close: () => context.close() };
};

/** In the queue, in the URL and in the palette. */
const searchQueue = async (page: Page, seen: Watch): Promise<void> => {
  const search = page.getByRole('searchbox', { name: 'Buscar na fila' }).or(page.getByLabel('Buscar na fila')).first();
  for (const text of [...own, ...published]) {
    await search.fill(text);
    await expect(page).toHaveURL(/[?&]/u);
    await expectInert(page, seen);
  }
  await page.reload();
  await expectInert(page, seen);
  await goInside(page, '/publish');
  await queueList(page).focus();
  await readyToDecide(page);
  await page.keyboard.press('Control+K');
  const typed = page.getByRole('dialog').getByRole('combobox');
  for (const text of [...own, ...published]) {
    await typed.fill(text);
    await expect(typed).toHaveValue(text);
    await expectInert(page, seen);
  }
  await page.keyboard.press('Escape');
};

journey(
  'what a reviewer searches for, calls a view, and writes of a refusal stays text wherever it is shown again',
  async ({ page, server, ask, browser }) => {
    const [first = '', second = ''] = own;
    const seen = watch(page, server.origin);
    await openQueue(page);
    await journey.step('search', () => searchQueue(page, seen));
    await journey.step('the name of a saved view', async () => {
      await page.getByRole('button', { name: 'Visões' }).click();
      await page.getByLabel('Nome da visão').fill(second);
      await page.getByText('Mostrar aos colegas').click();
      await page.getByRole('button', { name: 'Salvar visão' }).click();
      await expect(page.getByRole('button', { name: second, exact: true })).toBeVisible();
      await expectInert(page, seen);
    });
    await goInside(page, '/');
    await goInside(page, '/publish');
    await queueList(page).focus();
    const id = await refuse(page, own.slice(0, 2).join(' '));
    await journey.step('a refusal', async () => {
      await expectInert(page, seen);
      await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).toBe('refused');
      // As it was written, the separator of warnings included.
      expect((await ask.listing(id)).warning.replaceAll('\\', '')).toContain(first);
      await goInside(page, `/publish/${id}`);
      await expect(page.getByText(first).first()).toBeVisible();
      await expectInert(page, seen);
      await goInside(page, '/settings/activity');
      await expect(page.getByRole('listbox', { name: 'Passos' }).getByRole('option').first()).toBeVisible();
      await expectInert(page, seen);
    });

    const other = await openOther(browser, server.origin);
    await journey.step('the refusal before a superuser', async () => {
      await openAs(other.page, 'superuser', `/publish/${id}`);
      await expect(other.page.getByText(first).first()).toBeVisible();
      await expectInert(other.page, other.seen);
    });
    await journey.step('the view before a colleague', async () => {
      await openAs(other.page, 'otherReviewer', '/publish');
      await other.page.getByRole('button', { name: 'Visões' }).click();
      await expect(other.page.getByRole('button', { name: second, exact: true })).toBeVisible();
      await expectInert(other.page, other.seen);
    });
    await other.close();
    await expectDetectorWorks(page, seen);
  },
);

const viewNames = upTo(60).slice(0, 5);
const password = 'girafa-47-azul';

const register = async (
  page: Page,
  { company, name, mail }: { readonly company: string; readonly name: string; readonly mail: string },
) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Nome da empresa' }).fill(company);
  await page.getByRole('textbox', { name: 'CNPJ ou CPF' }).fill('12.ABC.345/01DE-35');
  await page.getByRole('textbox', { name: 'Nome e sobrenome' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(mail);
  await page.getByLabel(/^Senha \*$/u).fill(password);
  await page.getByLabel(/^Repita a senha/u).fill(password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
};

/** Recorded past the form, so that there are many of them. */
const registerConsultants = async (origin: string, names: readonly string[]): Promise<void> => {
  for (const [at, name] of names.entries()) {
    const body = JSON.stringify({ name, mail: `pessoa${at}@consulta.test`, password: 'd0'.repeat(32) });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${origin}/v2/user/register/consultant`, { method: 'POST', headers, body });
    expect([name, status]).toEqual([name, 200]);
  }
};

/** What is searched for in a table, and what its saved views are called. */
const searchTable = async (page: Page, seen: Watch, { path, table, texts }: { path: string; table: string; texts: readonly string[] }) => {
  await goInside(page, path);
  await expect(page.getByRole('grid', { name: table })).toBeVisible();
  for (const text of texts) {
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')?.trim()).toBe(text.trim());
    await expectInert(page, seen);
  }
  await page.reload();
  await expect(page.getByRole('grid', { name: table })).toBeVisible();
  await expectInert(page, seen);
  await page.getByRole('button', { name: 'Visões', exact: true }).click();
  await page.getByText('Mostrar aos colegas').click();
  for (const name of viewNames) {
    await page.getByRole('textbox', { name: 'Nome da visão' }).fill(name);
    await page.getByRole('button', { name: 'Salvar visão' }).click();
    await expect(page.getByRole('button', { name: name.trim(), exact: true })).toBeVisible();
  }
  await expectInert(page, seen);
};

journey(
  'the names somebody registers with stay out of the mails, and stay text in the frame and before a superuser; so does what is searched for in tables, and what their views are called',
  async ({ page, server, browser }) => {
    const [image = '', svg = ''] = own;
    const seen = watch(page, server.origin);
    const names = upTo(120)
      .map((text) => text.trim())
      // Of a name with an address none is made.
      .filter((text) => personName.safeParse(text).success);
    expect(names.length).toBeGreaterThan(10);
    await journey.step('mails', async () => {
      await registerConsultants(server.origin, names);
      await register(page, { company: svg, name: `${image} Silva`, mail: 'eva@loja.test' });
      await expectInert(page, seen);
      const mails = page.getByRole('article');
      await expect(async () => {
        await page.goto('/v2/dev/mailbox');
        expect(await mails.count()).toBe(names.length + 1);
      }).toPass();
      expect(await mails.filter({ hasText: 'Olá.' }).count()).toBe(names.length + 1);
      await expectInert(page, seen);
      await mails.filter({ hasText: 'eva@loja.test' }).getByRole('link').first().click();
    });
    await journey.step('frame', async () => {
      await page.getByLabel('Senha do cadastro').fill(password);
      await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
      await untilStarted(page);
      await expect(page.getByText([...svg].slice(0, 10).join(''), { exact: false }).first()).toBeVisible();
      await expectInert(page, seen);
      await goInside(page, '/settings');
      await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
      await expectInert(page, seen);
    });
    const other = await openOther(browser, server.origin);
    await journey.step('before a superuser', async () => {
      await openAs(other.page, 'superuser', '/general');
      await other.page.getByRole('button', { name: 'Filtrar Tabela' }).click();
      await other.page.getByRole('combobox', { name: 'Empresa' }).fill(svg);
      await other.page.getByRole('option').filter({ hasText: svg }).click();
      await expect(other.page.getByRole('list', { name: 'Filtros' })).toContainText(svg);
      await expectInert(other.page, other.seen);
    });
    await journey.step('tables of a seller', async () => {
      await openAs(page, 'seller');
      await searchTable(page, seen, { path: '/publish', table: 'Meus anúncios', texts: own });
      await searchTable(page, seen, { path: '/general', table: 'Vendas', texts: upTo(120) });
    });
    await journey.step('views before a colleague', async () => {
      await openAs(other.page, 'moneyManager', '/general');
      await other.page.getByRole('button', { name: 'Visões', exact: true }).click();
      await expect(other.page.getByRole('region', { name: 'Dos colegas' }).getByRole('listitem')).toHaveCount(viewNames.length);
      await expectInert(other.page, other.seen);
    });
    await other.close();
    await expectDetectorWorks(page, seen);
  },
);
