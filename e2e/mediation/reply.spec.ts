import { expect, type Page } from '@playwright/test';
import type { MediationRecord } from '#contract/mediation.ts';
import { keptDraftsOf } from '../support/editor.ts';
import { journey } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { withLongHold, withoutHold } from '../support/preferences.ts';
import { inEveryLook, narrowLooks, shoot, wear, wideLooks, type Look } from '../support/screens.ts';
import { openMediations, type Mediations } from './open-mediations.ts';
import { attach, attached, box, fileNames, isOpenFor, keptFiles, openPage, sendButton, signInTo, thread, threeFiles } from './write.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** Written, with three files, and sent by key: one message, read back with its files; the box is empty again and nothing is left here. */
const answers = async (page: Page, mediations: Mediations, record: MediationRecord, pictured: readonly Look[]): Promise<void> => {
  const before = record.mediation.conversation.length;
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill('   ');
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill('Segue a foto da etiqueta');
  await attach(page, threeFiles);
  await expect(attached(page)).toHaveCount(3);
  await inEveryLook(page, (look) => shoot(page, 'mediation-composer', look), pictured);
  // Before the files were looked into the keys send nothing, on purpose.
  await expect(sendButton(page)).toBeEnabled();
  await box(page).press('Control+Enter');
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(attached(page)).toHaveCount(0);
  await expect(thread(page).getByText('Segue a foto da etiqueta')).toBeVisible();
  await expect.poll(async () => (await mediations.one(record._id)).mediation.conversation.length).toBe(before + 1);
  await expect(page.getByText('Tudo enviado')).toBeAttached();
  const said = (await mediations.one(record._id)).mediation.conversation.at(-1);
  expect([said?.message, fileNames(said?.picture ?? [])]).toEqual(['Segue a foto da etiqueta', ['foto_1.png', 'foto2.png', 'nota.pdf']]);
  await expect.poll(() => keptFiles(page)).toEqual({ outgoing: 0, drafts: 0 });
  // Read back: a picture opens, the PDF is saved.
  await expect(thread(page).getByRole('button', { name: /foto_1\.png/u })).toBeVisible();
  await expect(
    thread(page)
      .getByRole('link', { name: /nota\.pdf/u })
      .last(),
  ).toBeVisible();
};

/** Nothing can be written or attached here. */
const expectShut = async (page: Page, why: string): Promise<void> => {
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await expect(sendButton(page)).toBeDisabled();
};

journey('a seller answers, once more where somebody else had answered, and on a slow line', async ({ page, context, server }) => {
  await journey.step('a seller answers with text and files, with a file alone, and not where it is closed', async () => {
    await withoutHold(context);
    const mediations = await openMediations(server.origin, 'seller');
    const record = await mediations.whole(isOpenFor);
    await signInTo(page, 'seller', record);
    await journey.step('text and files go once, and the box is empty again', () => answers(page, mediations, record, wideLooks));
    await journey.step('what is no picture or PDF is refused in the specified words', async () => {
      await attach(page, [{ name: 'planilha.xlsx', mimeType: 'text/plain', buffer: Buffer.from('a;b') }]);
      await expect(page.getByText(/Formato inválido xlsx/u)).toBeVisible();
      await attach(page, [
        {
          name: 'grande.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024)]),
        },
      ]);
      await expect(page.getByText('Arquivo grande.pdf maior do que o tamanho permitido. 5mb')).toBeVisible();
      await expect(attached(page)).toHaveCount(0);
      await expect(sendButton(page)).toBeDisabled();
    });
    await journey.step('a reply of a file alone goes', async () => {
      await attach(page, threeFiles.slice(0, 1));
      await sendButton(page).click();
      const newest = async () => (await mediations.one(record._id)).mediation.conversation.at(-1);
      await expect
        .poll(async () => ({ message: (await newest())?.message, files: (await newest())?.picture.length }))
        .toEqual({ message: '', files: 1 });
      await expect(page.getByText('Tudo enviado')).toBeAttached();
    });
    await journey.step('nothing is written where it is closed', async () => {
      await openPage(page, await mediations.whole(({ status }) => status === 'closed'));
      await expectShut(page, 'Mediação encerrada');
    });
  });

  await journey.step('a reply written while somebody else answered is held, and shows what came in', async () => {
    const mediations = await openMediations(server.origin, 'seller');
    const record = await mediations.whole(isOpenFor);
    const colleague = await openMediations(server.origin, 'superuser');
    await openPage(page, record);
    await box(page).fill('Vamos trocar a peça');
    await colleague.reply(record, { message: 'Já combinei o reembolso' });
    await expect(thread(page).getByText('Já combinei o reembolso').first()).toBeVisible();
    await sendButton(page).click();
    const held = page.getByRole('alert').filter({ hasText: 'Chegou uma mensagem enquanto você escrevia' });
    await expect(held).toContainText('Já combinei o reembolso');
    await held.getByRole('button', { name: 'Editar' }).click();
    await expect(held).toHaveCount(0);
    await expect(box(page)).toHaveValue('Vamos trocar a peça');
    await colleague.reply(record, { message: 'E avisei o comprador' });
    await expect(thread(page).getByText('E avisei o comprador').first()).toBeVisible();
    await sendButton(page).click();
    await expect(held).toContainText('E avisei o comprador');
    await shoot(page, 'mediation-held', { appearance: 'light', width: 'wide', name: '' });
    await held.getByRole('button', { name: 'Enviar assim mesmo' }).click();
    await expect
      .poll(async () => (await mediations.one(record._id)).mediation.conversation.slice(-3).map(({ message }) => message))
      .toEqual(['Já combinei o reembolso', 'E avisei o comprador', 'Vamos trocar a peça']);
    await expect(box(page)).toHaveValue('');
  });

  await journey.step('on a slow line each file says how far it is, in the tab that sends and in the other', async () => {
    const mediations = await openMediations(server.origin, 'seller');
    const record = await mediations.whole(isOpenFor);
    await openPage(page, record);
    const other = await context.newPage();
    await openPage(other, record);
    await page.bringToFront();
    await box(page).fill('Duas notas, por uma linha lenta');
    const note = (name: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([
        Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n'),
        Buffer.alloc(500_000, name),
        Buffer.from('\ntrailer<<>>\n%%EOF\n'),
      ]),
    });
    await attach(page, [note('primeira.pdf'), note('segunda.pdf')]);
    await expect(page.locator('.upload-tile[data-stage="checking"]')).toHaveCount(0);
    for (const tab of [page, other]) {
      const line = await context.newCDPSession(tab);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 250_000,
      });
    }
    await sendButton(page).click();
    for (const tab of [page, other]) {
      const files = tab.getByRole('list', { name: 'Anexos a caminho' }).getByRole('listitem');
      // The second has not begun while the first is under way.
      await expect(files.first()).toContainText(/Enviando: \d+%/u);
      await expect(files.last()).toContainText(/Enviando: \d+%/u);
    }
    const files = async () => (await mediations.one(record._id)).mediation.conversation.at(-1)?.picture.length;
    await expect.poll(files, { timeout: 60_000 }).toBe(2);
  });
});

journey(
  'a superuser answers on a narrow screen, once, and not where the marketplace allows no message',
  async ({ page, context, server }) => {
    await wear(page, { appearance: 'dark', width: 'narrow', name: '' });
    await withoutHold(context);
    const mediations = await openMediations(server.origin, 'superuser');
    const record = await mediations.whole(isOpenFor);
    await signInTo(page, 'superuser', record);
    await answers(page, mediations, record, narrowLooks);
    await journey.step('nothing is written where the marketplace allows no message', async () => {
      await openPage(page, await mediations.whole((row) => row.status === 'open' && !isOpenFor(row)));
      await expectShut(page, 'O marketplace não permite mensagens agora');
    });
  },
);

journey(
  'what is written stays a draft with its files, by mediation, through a reload and when it is taken back',
  async ({ page, context, server }) => {
    await withLongHold(context);
    const mediations = await openMediations(server.origin, 'seller');
    const [one, other] = (await mediations.list()).items.filter(isOpenFor);
    if (!one || !other) throw new Error('The demo world has too few open mediations');
    await signInTo(page, 'seller', other);
    await journey.step('ready answers are inserted, kept and deleted; keys and palette reach the composer', async () => {
      await thread(page).click();
      await page.keyboard.press('r');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('Pedimos desculpas pelo ocorrido');
      await runFromPalette(page, 'Respostas prontas', 'Respostas prontas');
      const dialog = page.getByRole('dialog', { name: 'Respostas prontas' });
      await dialog.getByRole('textbox', { name: 'Título' }).fill('Desculpas');
      await dialog.getByRole('button', { name: 'Guardar este texto' }).click();
      await expect(dialog.getByRole('button', { name: 'Inserir Desculpas' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Inserir Desculpas' }).click();
      await expect(box(page)).toHaveValue('Pedimos desculpas pelo ocorrido\nPedimos desculpas pelo ocorrido');
      await page.getByRole('button', { name: 'Respostas prontas' }).click();
      await dialog.getByRole('button', { name: 'Deletar Desculpas' }).click();
      await expect(dialog.getByRole('button', { name: 'Inserir Desculpas' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await box(page).fill('');
      await expect.poll(() => keptDraftsOf(page, `mediation-reply:${other._id}`)).toBe(0);
    });
    const record = await mediations.one(one._id);
    await openPage(page, one);
    await journey.step('a draft is there with its files after a reload, in its mediation alone', async () => {
      await box(page).fill('Ainda não enviei');
      await attach(page, threeFiles.slice(0, 2));
      await expect.poll(async () => (await keptFiles(page)).drafts).toBe(2);
      await expect.poll(() => keptDraftsOf(page, `mediation-reply:${one._id}`)).toBe(1);
      await openPage(page, other);
      await expect(box(page)).toHaveValue('');
      await expect(attached(page)).toHaveCount(0);
      await openPage(page, one);
      await expect(box(page)).toHaveValue('Ainda não enviei');
      await expect(attached(page)).toHaveCount(2);
    });
    await journey.step('taken back while it is held, text and files stand in the composer again and nothing was sent', async () => {
      await box(page).fill('Espere um pouco');
      await sendButton(page).click();
      await expect(thread(page).getByRole('list', { name: 'Anexos a caminho' })).toContainText('Aguardando');
      await page.getByRole('button', { name: 'Desfazer' }).first().click();
      await expect(box(page)).toHaveValue('Espere um pouco');
      await expect(attached(page)).toHaveCount(2);
      await expect(thread(page).getByText('Espere um pouco')).toHaveCount(0);
      await expect.poll(() => keptFiles(page)).toEqual({ outgoing: 0, drafts: 2 });
      expect((await mediations.one(one._id)).mediation.conversation).toHaveLength(record.mediation.conversation.length);
    });
  },
);
