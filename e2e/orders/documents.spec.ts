import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Order } from '#contract/order.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey, visit } from '../support/journey.ts';
import { openPalette, paletteRows, runFromPalette } from '../support/palette.ts';
import { openAs, type Who } from '../support/people.ts';
import { goToOrder } from './go-to-order.ts';
import { openOrders, type Orders } from './open-orders.ts';

const openOrder = async (page: Page, order: Pick<Order, '_id'>, who: Who = 'superuser'): Promise<void> => {
  await openAs(page, who, `/detail/${order._id}`);
  await expect(heading(page)).toBeVisible();
};
const heading = (page: Page) => page.getByRole('heading', { name: /^Pedido \d+/u, level: 2 });
const findOrder = async (origin: string, ...which: Parameters<Orders['whole']>): Promise<Order> =>
  (await openOrders(origin, 'superuser')).whole(...which);
const command = (page: Page, title: string): Promise<void> => runFromPalette(page, title, title);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

visit('the documents of an order: tracking, invoice and label', async ({ page, sharedServer }) => {
  await visit.step('a parcel of Correios shows its number, checked, its movements, and the way to the site of Correios', async () => {
    const order = await findOrder(sharedServer.origin, 'delivered', ({ trackingNumber }) => trackingNumber?.startsWith('OY') === true);
    const tracking = dialog(page, 'Rastreamento');
    await openOrder(page, order);
    await command(page, 'Abrir rastreio');
    await expect(tracking.getByText(order.shipping.trackingNumber ?? '', { exact: true })).toBeVisible();
    await expect(tracking.getByText('Dígito verificador não confere')).toHaveCount(0);
    await expect(tracking.getByText('Objeto entregue ao destinatário')).toBeVisible();
    await expect(tracking.getByRole('link', { name: 'Ver no site dos Correios' })).toHaveAttribute(
      'href',
      `https://rastreamento.correios.com.br/app/index.php?objetos=${order.shipping.trackingNumber ?? ''}`,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await visit.step('a parcel of the marketplace shows what the marketplace says of it', async () => {
      await goToOrder(page, (await findOrder(sharedServer.origin, 'delivered', ({ mode }) => mode === 'me2'))._id);
      await command(page, 'Abrir rastreio');
      await expect(tracking.getByText('Envio do marketplace')).toBeVisible();
      await expect(tracking.getByText('Saiu para entrega')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await visit.step('without a movement the specified words are said', async () => {
      await goToOrder(page, (await findOrder(sharedServer.origin, 'waiting-shipped', ({ mode }) => mode === 'me1'))._id);
      await command(page, 'Abrir rastreio');
      await expect(tracking.getByText('Não foi encontrado nenhuma movimentação')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await visit.step('without a carrier that answers the specified words are said and nobody is alarmed', async () => {
      await page.route('**/v2/correio/rastreio?*', (route) => route.abort());
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await command(page, 'Abrir rastreio');
      await expect(tracking.getByText('Rastreio indisponível')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  await visit.step('an invoice shows number, key, emitter, items and total, and its source as text', async () => {
    const order = await findOrder(sharedServer.origin, 'delivered');
    await goToOrder(page, order._id);
    await command(page, 'Abrir nota fiscal');
    const invoice = dialog(page, `Nota fiscal ${order.invoice ?? ''}`);
    await expect(invoice.getByText('Autorizada')).toBeVisible();
    await expect(invoice.getByText('Sem valor fiscal', { exact: true })).toBeVisible();
    await expect(invoice.getByText(order.sellerName, { exact: true })).toBeVisible();
    await expect(invoice.getByRole('cell', { name: order.items[0]?.sku ?? '', exact: true })).toBeVisible();
    await expect(invoice.getByText('Dígito verificador não confere')).toHaveCount(0);
    await expect(invoice.getByText('Total da nota')).toBeVisible();
    await invoice.getByText('Código-fonte do XML').click();
    await expect(invoice.getByRole('region', { name: 'Código-fonte do XML' })).toContainText(`<nNF>${order.invoice ?? ''}</nNF>`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await visit.step('an order that was neither invoiced nor waits for its shipment has no invoice and no label', async () => {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (/\/order\/(?:invoice|label)\//u.test(request.url())) documents.push(request.url());
      });
      await goToOrder(page, (await findOrder(sharedServer.origin, 'cancelled'))._id);
      await command(page, 'Abrir nota fiscal');
      await expect(dialog(page, 'Nota fiscal').getByText('Nota fiscal ainda não emitida')).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await page.keyboard.type('Imprimir etiqueta');
      await expect(paletteRows(page).first()).toContainText('Só há etiqueta de pedido aguardando envio ou enviado');
      await page.keyboard.press('Escape');
      expect(documents).toEqual([]);
    });
  });

  await visit.step('a label is drawn, and printed alone on paper of its size', async () => {
    const order = await findOrder(sharedServer.origin, 'waiting-shipped', ({ mode }) => mode === 'me1');
    await page.keyboard.press('Escape');
    await goToOrder(page, order._id);
    await page.evaluate(() => {
      const seen = globalThis as unknown as { printed: number; print: () => void };
      seen.printed = 0;
      seen.print = () => {
        seen.printed += 1;
      };
    });
    await command(page, 'Imprimir etiqueta');
    const label = dialog(page, 'Etiqueta de envio');
    const picture = label.getByRole('img', { name: `Etiqueta do pedido ${order.packId ?? order.externalId}` });
    await expect(picture).toBeVisible({ timeout: 30_000 });
    // Its place is there before its pixels are.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([800, 1200]);
    await expectAccessible(page);
    await label.getByRole('button', { name: 'Imprimir' }).click();
    expect(await page.evaluate(() => (globalThis as unknown as { readonly printed: number }).printed)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(label).toBeHidden();
    await expect(page.locator('.label-print img')).toBeVisible();
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect([...sheet.matchAll(/\/Type \/Page\b/gu)]).toHaveLength(1);
    // 100 × 150 mm in points.
    expect(sheet).toMatch(/\/MediaBox \[0 0 28[23][\d.]* 425/u);
  });
});

const hostile = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="http://elsewhere.test/x.xsl"?><NFe xmlns="http://www.portalfiscal.inf.br/nfe" xmlns:x="http://www.w3.org/1999/xhtml"><infNFe><ide><nNF>1</nNF></ide><emit><xNome>&lt;img src=x onerror=alert(1)&gt;</xNome></emit></infNFe>${inside}</NFe>`;
const script = '<x:script>window.__ran = localStorage.getItem("userToken"); alert(1)</x:script>';

/** What the invoice of every order is, whatever the server says: a company's invoices come from outside. */
const answerInvoice = async (page: Page, xml: string): Promise<void> => {
  await page.route('**/v2/order/invoice/*', (route) => route.fulfill({ json: { xml, mode: 'invoice' } }));
};

/** Orders with an invoice, another at each call: the invoice of one that was looked at is not asked for again. */
const deliveredOnes = async (origin: string): Promise<() => Pick<Order, '_id'>> => {
  const orders = [...(await (await openOrders(origin, 'superuser')).list('delivered'))];
  return () => {
    const order = orders.shift();
    if (!order) throw new Error('The demo world has too few delivered orders');
    return order;
  };
};

const unreadable = [
  ['that is not well-formed', '<NFe><infNFe></NFe>'],
  ['with entities of its own', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
] as const;

visit(
  'an invoice with scripts in it is text: nothing runs or is fetched, and saving it opens nothing',
  async ({ page, context, sharedServer }) => {
    const strangers: string[] = [];
    const pages = context.pages().length;
    let dialogs = 0;
    context.on('request', (request) => {
      if (!request.url().startsWith(sharedServer.origin) && !/^(?:data|blob):/u.test(request.url())) strangers.push(request.url());
    });
    page.on('dialog', (shown) => {
      dialogs += 1;
      void shown.dismiss();
    });
    const xml = hostile(`${script}<x:img src="http://elsewhere.test/p.png" onerror="alert(1)"/>`);
    await answerInvoice(page, xml);
    const next = await deliveredOnes(sharedServer.origin);
    await openOrder(page, next());
    await command(page, 'Abrir nota fiscal');
    const invoice = dialog(page, /^Nota fiscal/u);
    await expect(invoice.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
    await invoice.getByText('Código-fonte do XML').click();
    await expect(invoice.getByRole('region', { name: 'Código-fonte do XML' })).toContainText('<x:script>');

    // Attachment: the browser saves it, whatever it is, and no page is opened.
    const saving = page.waitForEvent('download');
    await invoice.getByRole('button', { name: 'Baixar XML' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^pedido-\d+\.xml$/u);
    expect(await readFile((await saved.path()) ?? '', 'utf8')).toBe(xml);
    expect([context.pages().length, dialogs, strangers]).toEqual([pages, 0, []]);

    // Policy: also who opens such a file from our page, as its own type, runs nothing of it.
    const opening = context.waitForEvent('page');
    await page.evaluate((text) => void open(URL.createObjectURL(new Blob([text], { type: 'application/xml' }))), hostile(script));
    const opened = await opening;
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => (globalThis as { readonly __ran?: string }).__ran ?? 'nothing ran')).toBe('nothing ran');
    expect(dialogs).toBe(0);
    await opened.close();
    await page.keyboard.press('Escape');

    for (const [name, source] of unreadable)
      await visit.step(`an invoice ${name} is said to be unreadable, shown as it came, and can be saved`, async () => {
        await page.unroute('**/v2/order/invoice/*');
        await answerInvoice(page, source);
        await goToOrder(page, next()._id);
        await command(page, 'Abrir nota fiscal');
        await expect(invoice.getByRole('alert')).toContainText('Este XML não pôde ser lido');
        await expect(invoice.getByText(source, { exact: true })).toBeVisible();
        const download = page.waitForEvent('download');
        await invoice.getByRole('button', { name: 'Baixar XML' }).click();
        expect(await readFile((await (await download).path()) ?? '', 'utf8')).toBe(source);
        await page.keyboard.press('Escape');
      });
  },
);

/** One of each kind; all of them are read in src/features/orders/invoice/read-invoice.test.tsx. */
const folder = '../shared/data/nfe';
const real = [
  ['NFe.xml', 'NF-e'],
  ['nfe_v4.00_PL_010C_cnpjalfa.xml', 'NF-e'],
  ['nfce_com_qrcode.xml', 'NFC-e'],
  ['cte.xml', 'CT-e'],
  ['req_evento_cancela.xml', 'Pedido de cancelamento, sem resposta'],
] as const;
visit('real invoices of every kind are read by the browser itself', async ({ page, sharedServer }) => {
  visit.skip(!existsSync(folder), 'The collection is not beside the repository.');
  const next = await deliveredOnes(sharedServer.origin);
  await openOrder(page, next());
  for (const [file, kind] of real) {
    const xml = await readFile(`${folder}/${file}`, 'utf8');
    await page.unroute('**/v2/order/invoice/*');
    await answerInvoice(page, xml);
    await goToOrder(page, next()._id);
    await command(page, 'Abrir nota fiscal');
    const invoice = dialog(page, /^Nota fiscal/u);
    await expect(invoice.getByRole('definition').first(), file).toContainText(kind);
    await expect(invoice.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

journey.describe('a label service that is away', () => {
  journey.use({ environment: { LABEL_SERVICE_URL: 'http://127.0.0.1:1/{token}', LABEL_SERVICE_TOKEN: 'segredo' } });

  journey('is named, and asked again when told to', async ({ page, server }) => {
    await openOrder(page, await findOrder(server.origin, 'waiting-shipped', ({ mode }) => mode === 'me1'));
    await command(page, 'Imprimir etiqueta');
    const label = dialog(page, 'Etiqueta de envio');
    await expect(label.getByRole('alert')).toContainText('O serviço de etiquetas não respondeu');
    const again = page.waitForResponse(/\/v2\/order\/label\//u);
    await label.getByRole('button', { name: 'Tentar de novo' }).click();
    expect((await again).status()).toBe(503);
  });
});
