import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { people, signIn, untilStarted } from '../support/people.ts';
import { shoot } from '../support/screens.ts';

const password = 'girafa-47-azul';

/** The newest mail of this subject, read where a developer reads it; its link is followed as a reader would. */
/** Answers the address that was followed: the mailbox of the demo makes another link each time it is opened. */
const followMail = async (page: Page, subject: string): Promise<string> => {
  const mail = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
  await expect(async () => {
    await page.goto('/v2/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = mail.getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  return address;
};

const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(text);
};
/** A password box has no role; its label may carry the mark of what must be filled in. */
const fillPasswords = async (page: Page, first: 'Senha' | 'Nova senha', typed: string): Promise<void> => {
  await page.getByLabel(new RegExp(`^${first} \\*$`, 'u')).fill(typed);
  await page.getByLabel(/^Repita a senha/u).fill(typed);
};

journey('a company registers, confirms its mail with the password it chose, and is in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  await fill(page, {
    'Nome da empresa': 'Loja da Dora',
    'CNPJ ou CPF': '12.ABC.345/01DE-35',
    'Nome e sobrenome': 'Dora Nova',
    'E-mail': 'dora@loja.test',
  });
  await fillPasswords(page, 'Senha', password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();

  await page.goto('/login');
  await fill(page, { 'E-mail': 'dora@loja.test' });
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Confirme seu e-mail antes de entrar');
  await expect(page.getByRole('link', { name: 'Receber outro link' })).toBeVisible();

  await followMail(page, 'Confirme seu e-mail no Balcão');
  await expect(page.getByRole('heading', { name: 'Confirmar e-mail' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/u);
  await page.getByLabel('Senha do cadastro').fill(password);
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await untilStarted(page);
  await expect(page.getByText('Loja da D', { exact: false }).first()).toBeVisible();
  // Nothing but what comes first: no card of zeros.
  const steps = page.getByRole('region', { name: 'Para começar a vender' });
  await expect(steps).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await shoot(page, 'home-new-company', { appearance: 'light', width: 'wide', name: '' });
  await steps.getByRole('link', { name: 'Conta do Mercado Livre' }).click();
  await expect(page.getByText('Nenhuma conta ainda.', { exact: false })).toBeVisible();
});

journey('who mistypes a password ten times is told until when to wait; a consultant registers without a company', async ({ page }) => {
  await journey.step('ten wrong passwords, and the eleventh try is told until when to wait', async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(people.seller);
    for (let at = 0; at < 11; at += 1) {
      await page.getByLabel('Senha', { exact: true }).fill(`errada-${at}-x`);
      const answered = page.waitForResponse((response) => response.url().endsWith('/user/auth'));
      await page.keyboard.press('Enter');
      await answered;
      await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
    }
    await expect(page.getByRole('alert')).toHaveText(
      /Muitas tentativas\. Aguarde 1[45] minutos e tente de novo\. Tente de novo a partir das \d{2}:\d{2}\./u,
    );
  });

  await journey.step('a consultant registers without a company', async () => {
    await journey.step('a common password, a wrong document and two passwords that differ are told before anything is sent', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/register');
      await fill(page, {
        'Nome da empresa': 'Loja',
        'CNPJ ou CPF': '11.111.111/1111-11',
        'Nome e sobrenome': 'Dora Nova',
        'E-mail': 'dora@loja.test',
      });
      await fillPasswords(page, 'Senha', 'Brasil123');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('textbox', { name: 'CNPJ ou CPF' })).toBeFocused();
      await expect(page.getByText('CPF ou CNPJ inválido.').first()).toBeVisible();
      await expect(page.getByText('Esta senha é comum demais. Escolha outra.').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'CNPJ ou CPF' }).fill('11.222.333/0001-81');
      await fillPasswords(page, 'Senha', password);
      await page.getByLabel(/^Repita a senha/u).fill('girafa-48-azul');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByText('Os campos não são iguais.').first()).toBeVisible();
      expect(asked.filter((url) => url.includes('/user/register'))).toEqual([]);
    });
    await page.getByRole('link', { name: 'Cadastrar consultor' }).click();
    await expect(page.getByRole('textbox', { name: 'Nome da empresa' })).toHaveCount(0);
    await fill(page, { 'Nome e sobrenome': 'Caio Consultor', 'E-mail': 'caio@consulta.test' });
    await fillPasswords(page, 'Senha', password);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    // Leaving before that would break the registration off.
    await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeFocused();
    await followMail(page, 'Confirme seu e-mail no Balcão');
    await page.getByLabel('Senha do cadastro').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await untilStarted(page);
  });
});

journey('a forgotten password is replaced by mail, and whoever was signed in is out', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(elsewhere, 'seller');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  // The login has a box of the same name: what is written before the page turns is written there.
  await expect(page.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible();

  await journey.step('an address nobody has hears the same as any other', async () => {
    await fill(page, { 'E-mail': 'ninguem@balcao.test' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Link enviado' })).toBeVisible();
    await expect(page.getByText('Se houver uma conta com este endereço')).toBeVisible();
  });
  await page.goto('/reset-password');
  await fill(page, { 'E-mail': people.seller });
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Link enviado' })).toBeVisible();
  const used = await followMail(page, 'Nova senha no Balcão');
  await fillPasswords(page, 'Nova senha', password);
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha trocada')).toBeVisible();
  await elsewhere.goto('/settings');
  await elsewhere.waitForURL(/\/login/u);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await fill(page, { 'E-mail': people.seller });
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  // Its link is used up: opened once more, it says so and offers another.
  await page.evaluate(() => localStorage.clear());
  await page.goto(used);
  await fillPasswords(page, 'Nova senha', 'girafa-49-azul');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Este link não vale mais ou já foi usado.')).toBeVisible();
});

journey.describe('without a mail server that answers', () => {
  journey.use({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  journey('a person is told that the mail goes out later, and there is no mailbox to look into', async ({ page }) => {
    await page.goto('/reset-password');
    await fill(page, { 'E-mail': people.seller });
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('alert')).toContainText('O envio de e-mails está fora do ar');
    expect((await page.request.get('/v2/dev/mailbox')).status()).toBe(404);
  });
});
