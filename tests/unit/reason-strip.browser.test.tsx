import { act, cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Listing } from '#contract/listing.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';
import '../../src/app/styles/base.css';

/** Reasons for a refusal by digits, beside the listing and without a dialog (issue Review, 4; decision 0096). */

afterEach(cleanup);

const ids = ['a', 'b', 'c'];
type Queue = Awaited<ReturnType<typeof showQueue>>;
const decided = ({ workbench }: Queue): readonly string[] =>
  Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => `${intent.command} ${intent.subject}`);
const strip = (queue: Queue) => within(queue.getByRole('region', { name: 'Motivos da recusa' }));
const chosen = (queue: Queue): readonly string[] =>
  strip(queue)
    .queryAllByRole('button', { pressed: true })
    .map(({ title }) => title);
const openQueue = async (prepare: (server: ReturnType<typeof createQueueServer>) => void = () => undefined): Promise<Queue> => {
  const server = createQueueServer(ids);
  prepare(server);
  return showQueue(server);
};

/** A queue of which the first listing is changed by somebody else. */
const changing = async () => {
  const server = createQueueServer(ids);
  const queue = await showQueue(server);
  const change = async (to: Partial<Listing>): Promise<void> => {
    const before = server.listings.get('a');
    if (before) server.listings.set('a', { ...before, ...to });
    await act(() => queue.workbench.queryClient.invalidateQueries());
    await queue.settle();
  };
  return { queue, change };
};

describe('digits', () => {
  test('mark reasons and take them back, and Enter refuses with what is marked', async () => {
    const queue = await openQueue();
    await queue.press('2');
    await queue.press('3');
    await queue.press('6');
    await queue.press('3');
    expect(chosen(queue)).toEqual(['Imagem incorreta', 'Produto sem preço']);
    await queue.press('Enter');
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent).toMatchObject({ command: 'listing.refuse', args: { publishId: 'a', warning: 'image*/hasnt_price' } });
    expect([queue.opened(), chosen(queue)]).toEqual(['b', []]);
  });

  test('of a refusal that is taken back stand beside its listing again, until it is decided', async () => {
    const queue = await openQueue();
    await queue.press('2');
    await queue.press('3');
    await queue.press('Enter');
    await queue.press('u');
    await waitFor(() => expect([decided(queue), queue.opened()]).toEqual([[], 'a']));
    expect(chosen(queue)).toEqual(['Imagem incorreta', 'EAN / GTIN inválido']);
    await queue.press('U', { shiftKey: true });
    await waitFor(() => expect(decided(queue)).toEqual(['listing.refuse listing:a']));
    await waitFor(() => expect(queue.workbench.ledger.state().drafts.warningsByListing).toEqual({}));
  });

  test('where the list stands in the place of the detail none is marked, and Enter opens the page whatever is marked', async () => {
    const queue = await openQueue();
    await queue.press('2');
    expect(chosen(queue)).toEqual(['Imagem incorreta']);
    await page.viewport(390, 844);
    await queue.press('3');
    await queue.press('Enter');
    await waitFor(() => expect(queue.path()).toBe('/publish/a'));
    expect(decided(queue)).toEqual([]);
    expect(queue.workbench.ledger.state().drafts.warningsByListing).toEqual({ a: ['image'] });
  });

  test('what was marked ends with the decision, be it another: the listing comes back without', async () => {
    const queue = await openQueue();
    await queue.press('2');
    await queue.press('a');
    await waitFor(() => expect(decided(queue)).toEqual(['listing.approve listing:a']));
    await queue.press('u');
    await waitFor(() => expect([queue.opened(), decided(queue)]).toEqual(['a', []]));
    expect(chosen(queue)).toEqual([]);
  });

  test('faster than anything is painted none is lost', async () => {
    const queue = await openQueue();
    queue.strike('1', '2', '4', 'Enter');
    await queue.settle();
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent.args).toMatchObject({ warning: 'wigth*/image*/invalid_measures' });
  });

  test('with nothing marked Enter opens the page', async () => {
    const queue = await openQueue();
    await queue.press('2');
    await queue.press('2');
    await queue.press('Enter');
    await waitFor(() => expect(queue.path()).toBe('/publish/a'));
    expect(decided(queue)).toEqual([]);
  });

  test('Enter pressed twice refuses one, and opens no page of the next', async () => {
    const queue = await openQueue();
    await queue.press('2');
    queue.strike('Enter', 'Enter');
    await queue.settle();
    expect([decided(queue), queue.opened(), queue.path()]).toEqual([['listing.refuse listing:a'], 'b', '/']);
  });

  test('7 to 9 are my usual texts, and behind them those of the team', async () => {
    const queue = await openQueue(({ usualTexts }) => {
      usualTexts.mine.push('Foto desfocada');
      usualTexts.team.push('Falta a voltagem', 'Foto desfocada');
    });
    await queue.press('8');
    await queue.press('7');
    await queue.press('Enter');
    const [entry] = Object.values(queue.workbench.ledger.state().outbox.entriesById);
    expect(entry?.intent.args).toMatchObject({ warning: 'Falta a voltagem*/Foto desfocada' });
  });

  test('while several are chosen they mark nothing, and it says where their reasons are chosen', async () => {
    const queue = await openQueue();
    await queue.press('x');
    await queue.press('J', { shiftKey: true });
    await queue.press('2');
    expect(await queue.findByText('2 selecionados: os motivos são escolhidos em “Recusar!” (R)')).toBeTruthy();
    expect(chosen(queue)).toEqual([]);
  });

  test('behind u they mark what comes back, each of them', async () => {
    const queue = await openQueue();
    await queue.press('a');
    await waitFor(() => expect(queue.opened()).toBe('b'));
    queue.strike('u', '2', '3');
    await waitFor(() => expect([queue.opened(), chosen(queue)]).toEqual(['a', ['Imagem incorreta', 'EAN / GTIN inválido']]));
  });

  test('typed into a field they mark nothing', async () => {
    const queue = await openQueue();
    await queue.press('/');
    await userEvent.keyboard('123');
    expect(chosen(queue)).toEqual([]);
  });
});

describe('what is marked', () => {
  test('is of its listing: it is there again when one comes back, and is ticked in the dialog', async () => {
    const queue = await openQueue();
    await queue.press('4');
    await queue.press('j');
    expect(chosen(queue)).toEqual([]);
    await queue.press('k');
    expect(chosen(queue)).toEqual(['Medidas incorretas']);
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    const ticked = queue.getAllByRole('checkbox', { checked: true }).map(({ parentElement }) => parentElement?.textContent);
    expect(ticked).toEqual([expect.stringContaining('Medidas incorretas')]);
    await queue.press('1');
    await queue.press('Escape');
    expect(chosen(queue)).toEqual(['Peso incorreto', 'Medidas incorretas']);
  });

  test('is of its round: the listing comes back from its seller without', async () => {
    const { queue, change } = await changing();
    await queue.press('2');
    await waitFor(() => expect(chosen(queue)).toEqual(['Imagem incorreta']));
    await change({ version: 5, queuedAt: '2026-11-22T12:00:00.000Z' });
    await waitFor(() => expect(chosen(queue)).toEqual([]));
    await queue.press('r');
    await queue.findByText('Detalhes a serem corrigidos');
    expect(queue.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  test('ends with the decision of a colleague, and is not there when that is taken back', async () => {
    const { queue, change } = await changing();
    // Walked through, a listing stays on screen whatever becomes of it.
    await queue.press('x');
    await queue.press('w');
    await waitFor(() => expect([queue.listed(), queue.opened()]).toEqual([['a'], 'a']));
    await queue.press('2');
    await waitFor(() => expect(chosen(queue)).toEqual(['Imagem incorreta']));
    await change({ version: 4, status: 'refused' });
    await waitFor(() => expect(chosen(queue)).toEqual([]));
    await change({ version: 5, status: 'pending' });
    await queue.press('4');
    await waitFor(() => expect(chosen(queue)).toEqual(['Medidas incorretas']));
  });

  test('is seen where it is to be seen on the listing', async () => {
    const queue = await openQueue();
    const marked = (): readonly (string | null)[] =>
      [...queue.container.querySelectorAll('.detail [data-chosen]')].map((each) => each.querySelector('dt')?.textContent ?? each.ariaLabel);
    expect(marked()).toEqual([]);
    await queue.press('6');
    await queue.press('2');
    expect(marked()).toEqual(['Imagens', 'Preço']);
  });

  test('is told to who hears it', async () => {
    const queue = await openQueue();
    await queue.press('2');
    expect(queue.getByText('Imagem incorreta: marcado. 1 motivo, Enter recusa')).toBeTruthy();
    const choice = strip(queue).getByRole('button', { name: /Imagem incorreta/u });
    expect([choice.ariaPressed, choice.getAttribute('aria-keyshortcuts')]).toEqual(['true', '2']);
  });

  test('does not refuse what is selected: a batch has its dialog', async () => {
    const queue = await openQueue();
    await queue.press('2');
    await queue.press('x');
    await queue.press('Enter');
    expect(decided(queue)).toEqual([]);
  });
});

test('what a refusal would begin with is shown as suggested and not marked, with what the SKU was warned of before', async () => {
  const queue = await openQueue(({ listings, skuWarnings }) => {
    const first = listings.get('a');
    if (first) listings.set('a', { ...first, price: null });
    skuWarnings.set('a', 'gtin*/Foto desfocada');
  });
  expect(chosen(queue)).toEqual([]);
  expect(strip(queue).getByRole('button', { name: /Produto sem preço.*sugerido/u })).toBeTruthy();
  expect(await strip(queue).findByText('EAN / GTIN inválido · Foto desfocada')).toBeTruthy();
});

test('it lies over nothing of the listing, and is of one height whatever is in it', async () => {
  const queue = await openQueue(({ usualTexts }) => {
    usualTexts.mine.push('Foto desfocada', 'Falta a voltagem', 'Telefone na descrição');
  });
  const box = (): DOMRect => queue.getByRole('region', { name: 'Motivos da recusa' }).getBoundingClientRect();
  await strip(queue).findByRole('button', { name: /Telefone na descrição/u });
  const before = box();
  await queue.press('2');
  await queue.press('7');
  expect(box().height).toBe(before.height);
  const bar = queue.getByRole('toolbar', { name: 'Decisões' }).getBoundingClientRect();
  expect(Math.round(box().bottom)).toBe(Math.round(bar.top));
});
