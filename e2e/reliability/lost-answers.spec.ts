import { expect, type Page } from '@playwright/test';
import { expectOneEffectEach } from '../support/effects.ts';
import type { Fault, FaultProxy } from '../support/fault-proxy.ts';
import { faultyJourney } from '../support/journey.ts';
import { withoutHold } from '../support/preferences.ts';
import { approve, cursorId, openQueue, readyToDecide, refuse } from '../support/queue.ts';

interface Write {
  readonly name: string;
  readonly method: 'PUT' | 'POST';
  readonly path: RegExp;
  /** Does it, and says to which listing. */
  readonly act: (page: Page) => Promise<string>;
}

const writeWarning = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' })).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.type(text);
  // Once for the text, once for all of it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

const observe = async (page: Page): Promise<string> => {
  const id = await readyToDecide(page);
  await page.keyboard.press('o');
  await writeWarning(page, 'Conferir a voltagem');
  return id;
};

const choose =
  (key: string, option: string) =>
  async (page: Page): Promise<string> => {
    const id = await readyToDecide(page);
    await page.keyboard.press(key);
    await page.getByRole('option', { name: option }).click();
    return id;
  };

const approval: Write = {
  name: 'an approval',
  method: 'PUT',
  path: /^\/v2\/publish\/(?!refuse|warning|return|skip|snooze|lease)/u,
  act: approve,
};
/** Every write the console makes through its outbox. */
const writes: readonly Write[] = [
  approval,
  { name: 'a refusal', method: 'PUT', path: /^\/v2\/publish\/refuse/u, act: refuse },
  { name: 'an observation', method: 'PUT', path: /^\/v2\/publish\/warning/u, act: observe },
  { name: "an observation's notice", method: 'POST', path: /^\/v2\/notification\/register/u, act: observe },
  { name: 'a skip', method: 'PUT', path: /^\/v2\/publish\/skip/u, act: choose('s', 'Vai demorar') },
  { name: 'a snooze', method: 'PUT', path: /^\/v2\/publish\/snooze/u, act: choose('z', 'Por 1 hora') },
];

const faults: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: 'its answer is cut in half', fault: { kind: 'answer-cut' } },
  { name: 'the server acts and answers 500', fault: { kind: 'status-after', status: 500 } },
  { name: 'a gateway answers 503 before the server hears it', fault: { kind: 'status-before', status: 503 } },
  { name: 'the connection breaks before the server hears it', fault: { kind: 'reset-before' } },
  { name: 'a captive portal answers 200 with its own page', fault: { kind: 'portal' } },
  { name: 'it arrives twice', fault: { kind: 'twice' } },
];

/** Done while one exchange goes wrong: sent again under the same key until it is heard, and nothing is left to send. Returns the listing. */
const hasOneEffect = async (page: Page, proxy: FaultProxy, { method, path, act }: Write, fault: Fault): Promise<string> => {
  const before = proxy.exchanges().length;
  proxy.breakNext(method, path, fault);
  const id = await act(page);
  const sent = () =>
    proxy
      .exchanges()
      .slice(before)
      .filter((each) => each.method === method && path.test(each.path));
  await expect.poll(() => sent().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(fault.kind === 'twice' ? 1 : 2);
  expect(sent()[0]?.fault).toBe(fault.kind);
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  await expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => cursorId(page)).not.toBe(id);
  return id;
};

faultyJourney('every write has one effect when its answer is lost', async ({ page, context, ask, faults: proxy }) => {
  await withoutHold(context);
  await openQueue(page);
  const ids: string[] = [];
  for (const write of writes)
    await faultyJourney.step(write.name, async () => {
      ids.push(await hasOneEffect(page, proxy, write, { kind: 'answer-lost' }));
    });
  await expectOneEffectEach(ask, ids);
});

faultyJourney('an approval has one effect whatever happens to it on its way', async ({ page, context, ask, faults: proxy }) => {
  await withoutHold(context);
  await openQueue(page);
  const ids: string[] = [];
  for (const { name, fault } of faults)
    await faultyJourney.step(name, async () => {
      ids.push(await hasOneEffect(page, proxy, approval, fault));
    });
  await faultyJourney.step('a server that asks for time gets it: nothing is sent before Retry-After is over', async () => {
    proxy.breakNext('PUT', approval.path, { kind: 'status-before', status: 429, retryAfter: '3' });
    const id = await approve(page);
    const sent = () => proxy.exchanges().filter(({ method, path }) => method === 'PUT' && path === `/v2/publish/${id}`);
    await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(2);
    const [first, second] = sent();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3000);
    await expect.poll(async () => (await ask.rows([id]))[0]?.status).not.toBe('pending');
  });
  await expectOneEffectEach(ask, ids);
});
