import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Listing } from '#contract/listing.ts';
import { defaultPreferences, setPreferences } from '#ui/preferences.ts';
import { createQueueServer } from '../support/queue-server.ts';
import { showQueue } from '../support/review-desk.tsx';
import '@radix-ui/themes/styles.css';
import '../../src/app/styles/base.css';

/** What the team decided of like cases, as a suggestion that Enter takes (issue Review, 5; decision 0101). */

beforeEach(() => setPreferences({ suggestions: defaultPreferences.suggestions }));
afterEach(cleanup);

type Server = ReturnType<typeof createQueueServer>;
type Queue = Awaited<ReturnType<typeof showQueue>>;
const refused = { decision: 'refused', warning: 'image*/gtin', count: 7, of: 9 } as const;
const approved = { decision: 'approved', warning: '', count: 480, of: 500 } as const;
const nothingFound: NonNullable<Listing['checked']> = { findings: [], failed: [], images: [] };

const change = ({ listings }: Server, id: string, changes: Partial<Listing>): void => {
  const found = listings.get(id);
  if (found) listings.set(id, { ...found, ...changes });
};
/** Three listings that the checks have looked at; of the first something is suggested. */
const openQueue = async (
  prepare: (server: Server) => void,
  actor: Parameters<typeof showQueue>[1] = {},
): Promise<Queue & { readonly server: Server }> => {
  const server = createQueueServer(['a', 'b', 'c']);
  for (const id of ['a', 'b', 'c']) change(server, id, { checked: nothingFound });
  prepare(server);
  return { ...(await showQueue(server, actor)), server };
};
const entries = ({ workbench }: Queue) => Object.values(workbench.ledger.state().outbox.entriesById).map(({ intent }) => intent);
const strip = (queue: Queue) => within(queue.getByRole('region', { name: 'Motivos da recusa' }));
const suggestion = (queue: Queue) => strip(queue).queryByRole('button', { name: /^Sugestão/u });
/** It stood there long enough for Enter to be meant for it. */
const untilTakeable = (queue: Queue): Promise<void> =>
  waitFor(() => expect(suggestion(queue)?.getAttribute('aria-disabled')).toBe('false'));

describe('Enter', () => {
  test('refuses for the reasons the team refused most like cases for, and the next one is open', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused));
    await untilTakeable(queue);
    expect(suggestion(queue)?.textContent).toContain('recusado 7 de 9: Imagem incorreta, EAN / GTIN inválido');
    await queue.press('Enter');
    await waitFor(() => expect(queue.opened()).toBe('b'));
    expect(entries(queue)).toMatchObject([
      {
        command: 'listing.refuse',
        args: { publishId: 'a', warning: 'image*/gtin' },
        suggestion: { decision: 'refused', count: 7, of: 9, answer: 'taken' },
      },
    ]);
    expect(suggestion(queue)).toBeNull();
  });

  test('approves what the team mostly approved', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', approved));
    await untilTakeable(queue);
    expect(suggestion(queue)?.textContent).toContain('aprovado 480 de 500');
    await queue.press('Enter');
    await waitFor(() => expect(entries(queue)).toMatchObject([{ command: 'listing.approve', suggestion: { answer: 'taken' } }]));
  });

  test('asks twice, as A does, where something red speaks against it', async () => {
    const queue = await openQueue((server) => {
      server.suggestions.set('a', approved);
      const red = { check: 'price', severity: 'red', code: 'priceMissing', place: 'price', proposes: 'hasnt_price' } as const;
      change(server, 'a', { price: null, checked: { ...nothingFound, findings: [{ ...red, values: {}, spans: [], others: [] }] } });
    });
    await untilTakeable(queue);
    await queue.press('Enter');
    await queue.findByText(/aprovar mesmo assim/u);
    expect(entries(queue)).toEqual([]);
    await waitFor(async () => {
      if (entries(queue).length === 0) await queue.press('Enter');
      expect(entries(queue)).toMatchObject([{ command: 'listing.approve', suggestion: { answer: 'taken' } }]);
    });
  });

  test('refuses for what is marked, whatever is suggested', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', approved));
    await untilTakeable(queue);
    await queue.press('4');
    expect(suggestion(queue)).toBeNull();
    await queue.press('Enter');
    await waitFor(() =>
      expect(entries(queue)).toMatchObject([
        { command: 'listing.refuse', args: { warning: 'invalid_measures' }, suggestion: { decision: 'approved', answer: 'left' } },
      ]),
    );
  });

  test('opens the page where a reason that is marked no more hid the suggestion until now', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', approved));
    await untilTakeable(queue);
    await queue.press('4');
    queue.strike('4', 'Enter');
    await queue.settle();
    expect([queue.path(), entries(queue)]).toEqual(['/publish/a', []]);
  });

  test('opens the page where nothing is suggested', async () => {
    const queue = await openQueue(() => undefined);
    await queue.press('Enter');
    await waitFor(() => expect(queue.path()).toBe('/publish/a'));
    expect(entries(queue)).toEqual([]);
  });

  test('opens the page of what another holds: it is not mine to decide', async () => {
    const queue = await openQueue((server) => {
      server.suggestions.set('a', refused);
      change(server, 'a', { lease: { holder: { id: 'u2', name: 'Caio' }, until: '2999-01-01T00:00:00.000Z' } });
    });
    await queue.press('Home');
    await waitFor(() => expect(queue.opened()).toBe('a'));
    await waitFor(() => expect(queue.server.calls).toContain('GET /publish/suggestion'));
    expect(suggestion(queue)).toBeNull();
    await queue.press('Enter');
    await waitFor(() => expect(queue.path()).toBe('/publish/a'));
    expect(entries(queue)).toEqual([]);
  });
});

describe('what became of it goes with the decision', () => {
  test('left, where something else was decided', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused));
    await untilTakeable(queue);
    await queue.press('a');
    await waitFor(() =>
      expect(entries(queue)).toMatchObject([{ command: 'listing.approve', suggestion: { decision: 'refused', answer: 'left' } }]),
    );
  });

  test('left, where it came behind the listing and nothing else of that changed', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused), { leases: 'off' });
    await untilTakeable(queue);
    await queue.press('a');
    await waitFor(() =>
      expect(entries(queue)).toMatchObject([{ command: 'listing.approve', suggestion: { decision: 'refused', answer: 'left' } }]),
    );
  });

  test('taken back, where it was taken, withdrawn, and the listing decided anew', async () => {
    const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused));
    await untilTakeable(queue);
    await queue.press('Enter');
    await waitFor(() => expect(queue.opened()).toBe('b'));
    await queue.press('u');
    await waitFor(() => expect([queue.opened(), entries(queue)]).toEqual(['a', []]));
    await untilTakeable(queue);
    await queue.press('a');
    await waitFor(() => expect(entries(queue)).toMatchObject([{ command: 'listing.approve', suggestion: { answer: 'takenBack' } }]));
  });
});

test('switched off it is not asked for', async () => {
  setPreferences({ suggestions: false });
  const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused));
  await queue.press('j');
  await queue.press('k');
  expect(suggestion(queue)).toBeNull();
  expect(queue.server.calls.filter((call) => call.includes('suggestion'))).toEqual([]);
});

test('of what no machine has looked at nothing is asked', async () => {
  const queue = await openQueue((server) => {
    for (const id of ['a', 'b', 'c']) {
      server.suggestions.set(id, refused);
      change(server, id, { checked: null });
    }
  });
  await queue.press('j');
  await queue.press('k');
  expect(queue.server.calls.filter((call) => call.includes('suggestion'))).toEqual([]);
});

test.each([1280, 390])('at %i px it is read whole, however many reasons it has', async (width) => {
  const warning = 'image*/gtin*/invalid_measures*/wigth*/A foto mostra outro produto que não o do título';
  const queue = await openQueue(({ suggestions }) => suggestions.set('a', { ...refused, warning }));
  await page.viewport(width, 844);
  // Where list and detail take turns.
  if (width === 390) act(() => void fireEvent.click(queue.container.querySelector('#row-a') as HTMLElement));
  await waitFor(() => expect(suggestion(queue)?.getClientRects().length).toBeGreaterThan(0));
  const text = within(suggestion(queue) as HTMLElement).getByText(/^Sugestão/u);
  const button = suggestion(queue) as HTMLElement;
  expect(text.textContent).toContain('A foto mostra outro produto que não o do título');
  expect([text.scrollWidth - text.clientWidth, button.scrollHeight - button.clientHeight]).toEqual([0, 0]);
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(width);
});

test('it comes and goes without moving anything', async () => {
  const queue = await openQueue(({ suggestions }) => suggestions.set('a', refused));
  const box = (): DOMRect => queue.getByRole('region', { name: 'Motivos da recusa' }).getBoundingClientRect();
  await untilTakeable(queue);
  const { height } = box();
  await queue.press('2');
  expect(box().height).toBe(height);
  await queue.press('j');
  expect([suggestion(queue), box().height]).toEqual([null, height]);
});
