import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { openQueue, queueList, readyToDecide, refuse } from '../support/queue.ts';

/** The page's policy off: what is tried here is the first wall, that a text never becomes anything else. */
journey.use({ bypassCSP: true });

const own = [
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<a href=javascript:alert(1)>x</a>',
  '{{constructor.constructor("alert(1)")()}}',
];
const list = '../shared/data/payloads/xss_payloadbox.txt';
/** A spread over the published list, where it lies beside the repository. */
const published = existsSync(list)
  ? readFileSync(list, 'utf8')
      .split('\n')
      .filter((line, at) => line.length > 8 && line.length < 200 && at % 1100 === 0)
  : [];

interface Watch {
  readonly runs: () => number;
  readonly strangers: () => readonly string[];
}

/** Counts what a page runs, and what it asks of anybody but its own server. */
const watch = (page: Page, origin: string): Watch => {
  let runs = 0;
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    runs += 1;
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/u.test(request.url())) strangers.push(request.url());
  });
  return { runs: () => runs, strangers: () => strangers };
};

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
  await expect(page.locator('main')).toBeVisible();
  await expectInert(page, seen);

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const superuser = await others.newPage();
  const seenBySuperuser = watch(superuser, server.origin);
  await signIn(superuser, 'superuser', `/login?redirect=/publish/${id}`);
  await expect(superuser.getByText(own[0] ?? '').first()).toBeVisible();
  await expectInert(superuser, seenBySuperuser);
  await others.close();
  await expectDetectorWorks(page, seen);
});

journey('the name of a saved view stays text, also for everyone it is shared with', async ({ page, server, browser }) => {
  const seen = watch(page, server.origin);
  await openQueue(page);
  await page.getByRole('button', { name: 'Visões salvas' }).click();
  await page.getByLabel('Nome da visão').fill(own[1] ?? '');
  await page.getByText('Mostrar a todos').click();
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  await expect(page.getByRole('button', { name: own[1] ?? '', exact: true })).toBeVisible();
  await expectInert(page, seen);

  const others = await browser.newContext({ baseURL: server.origin, bypassCSP: true });
  const colleague = await others.newPage();
  const seenByColleague = watch(colleague, server.origin);
  await signIn(colleague, 'otherReviewer', '/login?redirect=/publish');
  await colleague.getByRole('button', { name: 'Visões salvas' }).click();
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
