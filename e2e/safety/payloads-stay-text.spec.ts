import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { own, published, upTo, watch, type Watch } from '../support/payloads.ts';
import { openAs, untilStarted } from '../support/people.ts';
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

journey('what a reviewer writes of a refusal stays text wherever it is shown again', async ({ page, server, ask, browser }) => {
  const seen = watch(page, server.origin);
  await openQueue(page);
  const id = await refuse(page, own.slice(0, 2).join(' '));
  await expectInert(page, seen);
  await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).toBe('refused');
  // As it was written, the separator of warnings included.
  expect((await ask.listing(id)).warning.replaceAll('\\', '')).toContain(own[0]);

  await page.goto(`/publish/${id}`);
  await expect(page.getByText(own[0] ?? '').first()).toBeVisible();
  await expectInert(page, seen);
  await page.goto('/settings/activity');
  await expect(page.getByRole('listbox', { name: 'Passos' }).getByRole('option').first()).toBeVisible();
  await expectInert(page, seen);

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const superuser = await others.newPage();
  const seenBySuperuser = watch(superuser, server.origin);
  await openAs(superuser, 'superuser', `/publish/${id}`);
  await expect(superuser.getByText(own[0] ?? '').first()).toBeVisible();
  await expectInert(superuser, seenBySuperuser);
  await others.close();
  await expectDetectorWorks(page, seen);
});

journey('the name of a saved view stays text, also for colleagues who are shown it', async ({ page, server, browser }) => {
  const seen = watch(page, server.origin);
  await openQueue(page);
  await page.getByRole('button', { name: 'Visões' }).click();
  await page.getByLabel('Nome da visão').fill(own[1] ?? '');
  await page.getByText('Mostrar aos colegas').click();
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  await expect(page.getByRole('button', { name: own[1] ?? '', exact: true })).toBeVisible();
  await expectInert(page, seen);

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const colleague = await others.newPage();
  const seenByColleague = watch(colleague, server.origin);
  await openAs(colleague, 'otherReviewer', '/publish');
  await colleague.getByRole('button', { name: 'Visões' }).click();
  await expect(colleague.getByRole('button', { name: own[1] ?? '', exact: true })).toBeVisible();
  await expectInert(colleague, seenByColleague);
  await others.close();
  await expectDetectorWorks(page, seen);
});

journey('what is searched for stays text in the queue, in the URL and in the palette', async ({ page, server }) => {
  const seen = watch(page, server.origin);
  await openQueue(page);
  for (const text of [...own, ...published]) {
    await page.getByRole('searchbox', { name: 'Buscar na fila' }).or(page.getByLabel('Buscar na fila')).first().fill(text);
    await expect(page).toHaveURL(/[?&]/u);
    await expectInert(page, seen);
  }
  await page.reload();
  await expectInert(page, seen);
  await page.goto('/publish');
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
  await expectDetectorWorks(page, seen);
});

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

journey(
  'the names somebody registers with stay text in the mails, in the frame and before a superuser',
  async ({ page, server, browser }) => {
    const [image = '', svg = ''] = own;
    const seen = watch(page, server.origin);
    const names = upTo(120)
      .map((text) => text.trim())
      .slice(0, 16);
    await registerConsultants(server.origin, names);
    await register(page, { company: svg, name: `${image} Silva`, mail: 'eva@loja.test' });
    await expectInert(page, seen);

    const mails = page.getByRole('article');
    await expect(async () => {
      await page.goto('/v2/dev/mailbox');
      expect(await mails.count()).toBe(names.length + 1);
    }).toPass();
    for (const name of names) expect(await mails.filter({ hasText: `Olá, ${name}.` }).count(), name).toBeGreaterThan(0);
    await expectInert(page, seen);

    await mails.filter({ hasText: 'eva@loja.test' }).getByRole('link').first().click();
    await page.getByLabel('Senha do cadastro').fill(password);
    await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
    await untilStarted(page);
    await expect(page.getByText([...svg].slice(0, 10).join(''), { exact: false }).first()).toBeVisible();
    await expectInert(page, seen);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
    await expectInert(page, seen);

    const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
    const superuser = await others.newPage();
    const seenBySuperuser = watch(superuser, server.origin);
    await openAs(superuser, 'superuser', '/general');
    await superuser.getByRole('button', { name: 'Filtrar Tabela' }).click();
    await superuser.getByRole('combobox', { name: 'Empresa' }).selectOption({ label: svg });
    await expect(superuser.getByRole('list', { name: 'Filtros' })).toContainText(svg);
    await expectInert(superuser, seenBySuperuser);
    await others.close();
    await expectDetectorWorks(page, seen);
  },
);

journey('what is searched for in tables, and what their saved views are called, stays text', async ({ page, server, browser }) => {
  const seen = watch(page, server.origin);
  const names = upTo(60).slice(0, 5);
  await openAs(page, 'seller');
  for (const { path, table, texts } of [
    { path: '/publish', table: 'Meus anúncios', texts: own },
    { path: '/general', table: 'Vendas', texts: upTo(120) },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('grid', { name: table })).toBeVisible();
    for (const text of texts) {
      await page.getByRole('searchbox').fill(text);
      await expect.poll(() => new URL(page.url()).searchParams.get('search')?.trim()).toBe(text.trim());
      await expectInert(page, seen);
    }
    await page.reload();
    await expect(page.getByRole('grid', { name: table })).toBeVisible();
    await expectInert(page, seen);
    await page.goto(path);
    await page.getByRole('button', { name: 'Visões', exact: true }).click();
    await page.getByText('Mostrar aos colegas').click();
    for (const name of names) {
      await page.getByRole('textbox', { name: 'Nome da visão' }).fill(name);
      await page.getByRole('button', { name: 'Salvar visão' }).click();
      await expect(page.getByRole('button', { name: name.trim(), exact: true })).toBeVisible();
    }
    await expectInert(page, seen);
  }

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const colleague = await others.newPage();
  const seenByColleague = watch(colleague, server.origin);
  await openAs(colleague, 'moneyManager', '/general');
  await colleague.getByRole('button', { name: 'Visões', exact: true }).click();
  await expect(colleague.getByRole('region', { name: 'Dos colegas' }).getByRole('listitem')).toHaveCount(names.length);
  await expectInert(colleague, seenByColleague);
  await others.close();
  await expectDetectorWorks(page, seen);
});
