import { expect, type Page } from '@playwright/test';
import { mostImages } from '#contract/listing-calls.ts';
import type { Listing } from '#contract/listing.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { keptDrafts, openEditor, saveBar, saveButton, soundOne, titleBox } from '../support/editor.ts';
import type { Server } from '../support/server.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });
faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };

/** Its first variation takes one more image. */
const hasRoom = ({ variations: [first] }: Listing): boolean => first !== undefined && first.images.length < mostImages;

/** A photograph that is in the demo world, and nowhere in this listing. */
const pictureOfAnother = async (server: Server, { image, variations }: Listing): Promise<Buffer> => {
  const ask = await askAs(server.origin, 'seller');
  const own = new Set([...image, ...variations.flatMap(({ images }) => images)]);
  const cover = (await ask.pending({ status: 'active' })).map((row) => row.cover).find((url) => url !== null && !own.has(url));
  if (!cover) throw new Error('The demo world has no other picture');
  return Buffer.from(await (await fetch(`${server.origin}${cover}`)).arrayBuffer());
};

const box = (page: Page, name: string) => page.getByRole('form', { name: 'Dados do anúncio' }).getByRole('textbox', { name, exact: true });
const description = (page: Page) =>
  page.getByRole('region', { name: 'Descrição' }).getByRole('textbox', { name: 'Descrição', exact: true });
const truth = async (ask: Ask, { publishId }: Listing): Promise<Listing> => ask.listing(publishId);

/** The whole form at once: where the page is scrolled to, the bar of decisions stands over some field or other. */
const hasNoBarrier = async (page: Page): Promise<void> => {
  // What the category asks comes last.
  await expect(page.getByRole('region', { name: 'Ficha técnica', exact: true }).getByRole('group').first()).toBeVisible();
  const window = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 6000 });
  await expectAccessible(page);
  if (window) await page.setViewportSize(window);
};

journey('a listing is edited by its seller, by a reviewer, and by two at once', async ({ page, server, ask }) => {
  await journey.step('a seller changes an active listing, sees what will be written, and it goes to the marketplace', async () => {
    journey.slow();
    const listing = await soundOne(server, 'active');
    const own = await askAs(server.origin, 'seller');
    await openEditor(page, 'seller', listing);
    await expect(saveBar(page)).toContainText('Nada foi alterado');
    await expect(saveButton(page)).toBeDisabled();
    for (const name of ['Resumo', 'Dados gerais', 'Medidas', 'Garantia', 'Descrição', 'Ficha técnica', 'Variações'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();

    await journey.step('outside pending review company, type, shipping, condition and warranty are read only', async () => {
      for (const name of ['Empresa', 'Conta', 'Condição', 'Tipo de anúncio', 'Envio', 'Garantia', 'Tipo de Garantia'])
        await expect(page.getByRole('combobox', { name, exact: true })).toHaveAttribute('readonly', '');
      await expect(box(page, 'Tempo de Garantia')).toHaveAttribute('readonly', '');
      await expect(titleBox(page)).toBeEditable();
    });

    await journey.step('the page has no barrier that a machine finds', () => hasNoBarrier(page));

    await journey.step('what was typed survives a reload, and is asked about before it is left', async () => {
      await titleBox(page).fill('Rascunho guardado');
      await expect.poll(() => keptDrafts(page, listing), patience).toBe(1);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(titleBox(page)).toHaveValue('Rascunho guardado');
      await expect(page.getByText('Rascunho recuperado')).toBeVisible();
      await page.getByRole('button', { name: 'Anúncios', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
      await page.getByRole('button', { name: 'Ficar' }).click();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(titleBox(page)).toHaveValue(listing.title);
    });

    await journey.step('what is wrong is told all at once, nothing is sent, and each message goes when its field is right', async () => {
      const [written, code] = [await description(page).inputValue(), await box(page, 'EAN / GTIN').first().inputValue()];
      await titleBox(page).fill('');
      await description(page).fill('');
      await box(page, 'EAN / GTIN').first().fill('7891000100104');
      let writes = 0;
      page.on('request', (request) => {
        if (request.method() === 'PUT') writes += 1;
      });
      await saveButton(page).focus();
      await page.keyboard.press('Enter');
      // The first field that is wrong has the focus.
      await expect(titleBox(page)).toBeFocused();
      const messages = ['O campo Titulo é obrigatório', 'O campo Descrição é obrigatório', 'EAN / GTIN inválido'];
      await expect(saveBar(page)).toContainText('Nada foi salvo: 3 campos a corrigir');
      const banner = page.getByRole('status').filter({ hasText: 'Preencha todos os campos *' });
      await expect(banner.getByRole('listitem')).toHaveText(messages);
      // Tried again with the same faults it has it again.
      await saveButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(titleBox(page)).toBeFocused();
      await banner.getByRole('button', { name: 'EAN / GTIN inválido' }).click();
      await expect(box(page, 'EAN / GTIN').first()).toBeFocused();
      await titleBox(page).fill('Voltou');
      await expect(banner.getByRole('listitem')).toHaveText(messages.slice(1));
      expect(writes).toBe(0);
      await expect(page.getByRole('region', { name: 'Descrição' }).getByText('Sem descrição')).toBeVisible();
      // As it was: nothing is left to be saved.
      await titleBox(page).fill(listing.title);
      await description(page).fill(written);
      await box(page, 'EAN / GTIN').first().fill(code);
      await expect(saveBar(page)).toContainText('Nada foi alterado');
    });

    await page.getByRole('button', { name: 'Voltar ao topo para salvar!' }).click();
    await expect(saveButton(page)).toBeFocused();
    await titleBox(page).fill('Título novo {com} <sinais>');
    await expect(titleBox(page)).toHaveValue('Título novo com sinais');
    const price = (listing.price ?? 0) * 3;
    await box(page, 'Preço').fill(`R$ ${(price / 100).toFixed(2).replace('.', ',')}`);
    await expect(saveBar(page)).toContainText('Será salvo: Título, Preço');
    await page.keyboard.press('Control+s');
    // Three times what it was (decision 32).
    await page.getByRole('dialog', { name: 'É este o preço?' }).getByRole('button', { name: 'Salvar este preço' }).click();
    await expect(page.getByText('Anúncio enviado para processamento e atualização')).toBeVisible(patience);
    await expect
      .poll(async () => {
        const { title: now, price: saved, status } = await truth(own, listing);
        return { title: now, price: saved, status };
      }, patience)
      .toEqual({ title: 'Título novo com sinais', price, status: 'processing' });
    await expect(saveBar(page)).toContainText('Em processamento no marketplace', patience);
    await expect(titleBox(page)).toBeEditable();
  });

  await journey.step('a reviewer opens what others may not, and saving a pending listing approves it as corrected', async () => {
    const listing = await soundOne(server, 'pending', 'reviewer');
    await openEditor(page, 'reviewer', listing);
    await expect(saveBar(page)).toContainText('Salvar aprova o anúncio');
    await journey.step('the page has no barrier that a machine finds', () => hasNoBarrier(page));
    const warranty = page.getByRole('combobox', { name: 'Garantia', exact: true });
    await warranty.fill('Sem');
    await page.getByRole('option', { name: 'Sem garantia' }).click();
    await expect(box(page, 'Tempo de Garantia')).toHaveValue('0');
    await expect(page.getByRole('combobox', { name: 'Tipo de Garantia' })).toHaveValue('dias');
    await expect(page.getByRole('toolbar').getByRole('button', { name: /^Aprovar/u })).toHaveCount(0);
    await saveButton(page).click();
    await expect
      .poll(async () => {
        const { status, warrantyType, warrantyTime, warrantyTimeUnit } = await truth(ask, listing);
        return { status, warrantyType, warrantyTime, warrantyTimeUnit };
      }, patience)
      .toEqual({ status: 'processing', warrantyType: 'Sem garantia', warrantyTime: 0, warrantyTimeUnit: 'dias' });
  });

  await journey.step('two edit one listing: what only one changed is merged, what both changed is chosen', async () => {
    const listing = await soundOne(server, 'pending', 'seller', ({ variations }) => variations.length > 0);
    const colleague = await askAs(server.origin, 'moneyManager');
    await openEditor(page, 'seller', listing);
    await titleBox(page).fill('Meu título');
    await box(page, 'Preço').fill('R$ 10,00');
    const theirs = { title: 'Título deles', price: 2_000, description: 'Descrição deles' };
    expect(await colleague.write('PUT', `/publish/${listing.publishId}`, theirs, listing.version)).toBe(200);
    const panel = page.getByRole('region', { name: 'Alterado por outra pessoa' });
    await expect(panel).toContainText('Meu título', patience);
    await expect(saveButton(page)).toBeDisabled();
    // Mine stays unless I say otherwise: of the title I do, of the price I do not.
    await expect(panel.getByRole('radio', { name: 'Ficar com o meu: Meu título' })).toBeChecked();
    await panel.getByRole('radio', { name: 'Ficar com o atual: Título deles' }).check();
    await expect(panel.getByRole('radio', { name: 'Ficar com o meu: Meu título' })).not.toBeChecked();
    await expect(panel.getByRole('radio', { name: /^Ficar com o meu: R\$/u })).toBeChecked();
    await panel.getByRole('button', { name: 'Juntar as alterações' }).click();
    await expect(panel).toBeHidden();
    await expect(titleBox(page)).toHaveValue('Título deles');
    await expect(description(page)).toHaveValue('Descrição deles');
    await expect(box(page, 'Preço')).toHaveValue('R$ 10,00');
    await expect(saveBar(page)).toContainText('Será salvo: Preço');

    await journey.step('one SKU that both give a new variation is told at once, where it is changed', async () => {
      await page.getByRole('button', { name: 'Adicionar variação' }).click();
      // The new card has the focus: what is typed is its SKU.
      await page.keyboard.type('NOVA-1');
      const now = await truth(colleague, listing);
      const [first] = now.variations;
      const theirs = { ...first, _id: 'deles', sku: 'NOVA-1', gtin: null, images: [], imageDeleted: [] };
      expect(await colleague.write('PUT', `/publish/${listing.publishId}`, { variations: [...now.variations, theirs] }, now.version)).toBe(
        200,
      );
      const codes = page.getByRole('region', { name: 'Variações' }).getByRole('textbox', { name: 'SKU', exact: true });
      await expect(codes).toHaveCount(now.variations.length + 2, patience);
      await expect(page.getByText('também adicionou uma variação com o SKU NOVA-1: mude o SKU da sua, ou remova-a')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Preencha todos os campos *' })).toContainText(
        'Outra variação já tem este SKU',
      );
      await expect(codes.last()).toHaveAccessibleDescription('Outra variação já tem este SKU');
      await codes.last().fill('NOVA-2');
      await expect(page.getByText('Outra variação já tem este SKU')).toHaveCount(0);
    });
  });
});

const timesEdited = ({ history }: Listing): number => history.filter(({ type }) => type === 'edited').length;

faultyJourney('a save or its images fail: nothing typed is lost, nothing is saved twice', async ({ page, server, faults }) => {
  await faultyJourney.step(
    'a save that failed keeps the draft; one whose answer is lost is found to be done; neither saves twice',
    async () => {
      const listing = await soundOne(server, 'active');
      const own = await askAs(server.origin, 'seller');
      const saves = new RegExp(`^/v2/publish/${listing.publishId}$`, 'u');
      await openEditor(page, 'seller', listing);
      await titleBox(page).fill('Salvo uma vez');
      faults.breakNext('PUT', saves, { kind: 'status-before', status: 503 }, 5);
      await saveButton(page).click();
      await expect(saveBar(page)).toContainText('O rascunho está guardado', patience);
      await expect(titleBox(page)).toHaveValue('Salvo uma vez');
      faults.mend();
      expect((await truth(own, listing)).title).toBe(listing.title);
      faults.breakNext('PUT', saves, { kind: 'status-after', status: 503 }, 5);
      await saveButton(page).click();
      await expect(saveBar(page)).toContainText('Em processamento no marketplace', patience);
      // It says 'Salvando…' until it knows what came of it.
      await expect(saveButton(page)).toBeDisabled(patience);
      await expect(saveBar(page)).not.toContainText('O rascunho está guardado');
      const after = await truth(own, listing);
      expect([after.title, timesEdited(after) - timesEdited(listing)]).toEqual(['Salvo uma vez', 1]);
    },
  );

  await faultyJourney.step('a listing that was saved without its images says so, and only the images are sent again', async () => {
    faultyJourney.slow();
    const listing = await soundOne(server, 'active', 'seller', hasRoom);
    const own = await askAs(server.origin, 'seller');
    const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await pictureOfAnother(server, listing) };
    const [{ sku, images }] = listing.variations as [Listing['variations'][number]];
    await openEditor(page, 'seller', listing);
    const card = page.getByRole('group', { name: `Variação ${sku}`, exact: true });
    await titleBox(page).fill('Com imagem nova');
    await card.locator('input[type="file"]').first().setInputFiles(picture);
    await expect(saveBar(page)).toContainText('1 imagem a enviar');
    // Nothing unvalidated is sent.
    await saveButton(page).click();
    await expect(saveBar(page)).toContainText('Imagem não validada');
    await card.getByRole('button', { name: 'Validar imagens' }).click();
    const tiles = card.getByRole('list', { name: /^Arquivos anexados/u }).getByRole('listitem');
    await expect(tiles).toHaveCount(images.length + 1);
    await expect(tiles.last()).toContainText('Imagem validada', patience);
    faults.breakNext('POST', /^\/v2\/publish\/image$/u, { kind: 'status-before', status: 503 }, 3);
    await saveButton(page).click();
    await expect(saveBar(page)).toContainText(`O anúncio foi salvo; faltam as imagens de ${sku}`, patience);
    const between = await truth(own, listing);
    expect([between.title, between.status]).toEqual(['Com imagem nova', 'processing']);
    await saveBar(page).getByRole('button', { name: 'Repetir (1)' }).click();
    await expect
      .poll(async () => (await truth(own, listing)).variations.find((each) => each.sku === sku)?.images.length, patience)
      .toBe(images.length + 1);
    const puts = faults.exchanges().filter(({ method, path }) => method === 'PUT' && path === `/v2/publish/${listing.publishId}`);
    expect(puts).toHaveLength(1);
    // While it sends, both buttons are away: only then is it known what is left.
    await expect(saveButton(page)).toBeDisabled(patience);
    await expect(saveBar(page).getByRole('button', { name: /^(?:Repetir|Enviar as imagens)/u })).toHaveCount(0);
  });
});
