import { expect } from '@playwright/test';
import { aCertificate, certificatePassword } from '../../tests/support/certificates.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey(
  'companies in every look, corrected by a superuser; to its own people each is there alone, with its certificate',
  async ({ page }) => {
    await journey.step('axe finds nothing on companies and on one of them, read and edited, in every look', async () => {
      await openAs(page, 'superuser', '/seller');
      const grid = page.getByRole('grid', { name: 'Empresas' });
      await expect(grid.getByText('Casa Aurora Comércio')).toBeVisible();
      await holdsInEveryLook(page, 'companies');
      await grid.getByText('Casa Aurora Comércio').click();
      await expect(page.getByRole('heading', { name: 'Certificado A1' })).toBeVisible();
      await holdsInEveryLook(page, 'company');
      await page.getByRole('button', { name: 'Editar empresa' }).click();
      await expect(page.getByRole('form', { name: 'Editar empresa' })).toBeVisible();
      await holdsInEveryLook(page, 'company-edit');
    });

    await journey.step('a superuser corrects tax id and address, and a wrong one is told before it is sent', async () => {
      await goInside(page, '/seller?search=aurora');
      await page.getByRole('grid', { name: 'Empresas' }).getByText('Casa Aurora Comércio').click();
      await page.getByRole('button', { name: 'Editar empresa' }).click();
      const form = page.getByRole('form', { name: 'Editar empresa' });
      await form.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('12.ABC.345/01DE-36');
      await form.getByRole('button', { name: 'Salvar empresa' }).click();
      await expect(form.getByRole('textbox', { name: 'CPF/CNPJ' })).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('12.ABC.345/01DE-35');
      await form.getByRole('button', { name: 'Salvar empresa' }).click();
      await expect(page.getByText('Empresa salva')).toBeVisible();
      await expect(page.getByText('12.ABC.345/01DE-35')).toBeVisible();
    });

    await journey.step(
      'a seller uploads the certificate of the own company: a wrong password is told, the right one shows its validity',
      async () => {
        await openAs(page, 'seller', '/seller');
        const form = page.getByRole('form', { name: 'Enviar certificado' });
        await form.getByLabel('Arquivo .pfx ou .p12').setInputFiles({
          name: 'empresa.pfx',
          mimeType: 'application/x-pkcs12',
          buffer: Buffer.from(aCertificate, 'base64'),
        });
        await form.getByLabel('Senha do certificado').fill('errada');
        await form.getByRole('button', { name: 'Enviar certificado' }).click();
        await expect(form.getByRole('alert')).toHaveText('A senha não abre este certificado');
        await form.getByLabel('Senha do certificado').fill(certificatePassword);
        await form.getByRole('button', { name: 'Enviar certificado' }).click();
        await expect(page.getByText('CASA AURORA LTDA:12345678000195')).toBeVisible();
        await expect(form.getByLabel('Senha do certificado')).toHaveValue('');
      },
    );

    await journey.step(`'Empresas' leads each to the own company, with nothing to block; another's is not there`, async () => {
      for (const who of ['seller', 'otherSeller', 'moneyManager'] as const)
        await journey.step(who, async () => {
          await openAs(page, who, '/seller');
          await page.waitForURL((url) => /^\/seller\/\w+$/u.test(url.pathname));
          await expect(page).toHaveTitle('Detalhe da empresa · Balcão');
          await expect(page.getByRole('heading', { name: 'Certificado A1' })).toBeVisible();
          // A company that named no owner is owned by its people who may list; where none of them may, by all who enter for it.
          await expect(page.getByRole('button', { name: 'Editar empresa' })).toHaveCount(who === 'moneyManager' ? 0 : 1);
          await expect(page.getByRole('button', { name: 'Bloquear empresa' })).toHaveCount(0);
        });
      await journey.step('a company that is not theirs is not there', async () => {
        await goInside(page, '/seller/nowhere');
        await expect(page.getByText('Não encontrado', { exact: true })).toBeVisible();
      });
    });
  },
);
