import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { joinWarnings } from '#contract/warning.ts';
import { createQueueServer, type QueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';

/** What the dialog of a refusal tells of the SKU (row REV-4). The rest of the dialog: review-queue.browser.test.tsx. */

const ids = ['a', 'b', 'c'];
const title = 'Avisos anteriores deste SKU';
const failed = 'Não foi possível consultar os avisos anteriores';
afterEach(cleanup);

const lookUps = ({ calls }: QueueServer): readonly string[] => calls.filter((call) => call.includes('/sku/'));

const openRefusal = async (server: QueueServer) => {
  const queue = await showQueue(server);
  await queue.press('r');
  const dialog = await queue.findByRole('dialog', { name: 'Detalhes a serem corrigidos' });
  /** Where each thing that a hand may be on stands, as laid out: the dialog grows into place. Its height moves it as a whole. */
  const places = (): readonly string[] => [
    `${dialog.offsetHeight}`,
    ...[...dialog.querySelectorAll<HTMLElement>('button, input')].map(
      (each) => `${each.textContent} ${each.offsetTop} ${each.offsetLeft} ${each.offsetWidth}`,
    ),
  ];
  const decided = (): unknown => Object.values(queue.workbench.ledger.state().outbox.entriesById)[0]?.intent;
  return { queue, dialog, places, decided, told: () => within(dialog).getByRole('group', { name: title }).textContent };
};

describe('the earlier warnings of a SKU', () => {
  test('are looked up by its code and its seller, shown in words, and tick nothing', async () => {
    const server = createQueueServer(ids);
    server.skuWarnings.set('a', joinWarnings(['wigth', 'image', 'Foto */ desfocada']));
    const { dialog } = await openRefusal(server);
    await within(dialog).findByText('Peso incorreto · Imagem incorreta · Foto */ desfocada');
    // Asked for by the strip beside the listing, and once more by the dialog.
    expect(lookUps(server).slice(-2)).toEqual(['GET /sku/find/one', 'GET /sku/a']);
    expect(within(dialog).queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  test.each([
    ['was never warned', new Map([['a', '']])],
    ['is not known', new Map<string, string>()],
  ])('a SKU that %s has none', async (_, known) => {
    const server = createQueueServer(ids);
    for (const [sku, warning] of known) server.skuWarnings.set(sku, warning);
    const { dialog, told } = await openRefusal(server);
    await within(dialog).findByText('Nenhum');
    expect(told()).toBe(`${title}Nenhum`);
  });

  test('nothing moves when they come, however many there are', async () => {
    const server = createQueueServer(ids);
    server.faults.set('/sku/', 'never answers');
    const waiting = await openRefusal(server);
    const places = waiting.places();
    expect(waiting.told()).toBe(`${title}Consultando…`);
    expect(places.length).toBeGreaterThan(8);
    cleanup();

    const answering = createQueueServer(ids);
    answering.skuWarnings.set('a', joinWarnings(Array.from({ length: 40 }, (_, each) => `Aviso de número ${each}`)));
    const answered = await openRefusal(answering);
    await within(answered.dialog).findByText(/Aviso de número 39/u);
    expect(answered.places()).toEqual(places);
  });

  test('a refusal does not wait for them: the keys work while nothing has answered', async () => {
    const server = createQueueServer(ids);
    server.faults.set('/sku/', 'never answers');
    const { queue, decided } = await openRefusal(server);
    await queue.press('2');
    await queue.press('Enter');
    expect(decided()).toMatchObject({ command: 'listing.refuse', args: { publishId: 'a', warning: 'image' } });
    expect(queue.opened()).toBe('b');
  });

  test('that could not be looked up are said to be so, and the refusal goes on', async () => {
    const server = createQueueServer(ids);
    server.faults.set('/sku/', 'breaks');
    const { queue, dialog, decided } = await openRefusal(server);
    await within(dialog).findByText(failed);
    await queue.press('1');
    await queue.press('Enter');
    expect(decided()).toMatchObject({ args: { warning: 'wigth' } });
  });

  test('are not asked for by an observation, nor for several listings at once', async () => {
    const server = createQueueServer(ids);
    const queue = await showQueue(server);
    await queue.press('o');
    const asked = lookUps(server).length;
    const dialog = await queue.findByRole('dialog', { name: 'Detalhes a serem corrigidos' });
    expect(within(dialog).queryByText(title)).toBeNull();
    await queue.press('Escape');
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('r');
    const batch = await queue.findByRole('dialog', { name: 'Detalhes a serem corrigidos' });
    expect(within(batch).getByText('2 anúncios')).toBeTruthy();
    expect(within(batch).queryByText(title)).toBeNull();
    // The strip looks up what is opened, here the second of the two.
    expect(lookUps(server).length - asked).toBeLessThanOrEqual(1);
  });
});
