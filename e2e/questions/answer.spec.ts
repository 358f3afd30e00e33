import { expect } from '@playwright/test';
import { keptDraftsOf } from '../support/editor.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { openAs } from '../support/people.ts';
import { longHoldMs, withLongHold, withoutHold } from '../support/preferences.ts';
import { answerBox, askServer, conversation, detail, openQuestions, questionList } from './open-questions.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });
faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const hostile = '<img src=x onerror=alert(1)> {{1+1}}';

journey('a seller answers by keyboard alone: who waited longest first, then the next is on screen', async ({ page, server, context }) => {
  await withoutHold(context);
  const truth = await askServer(server.origin, 'seller');
  const [first, second, third, fourth] = await truth.unanswered();
  if (!first || !second || !third || !fourth) throw new Error('The demo has too few questions');
  await openAs(page, 'seller', '/message');
  await openQuestions(page);
  await expect(conversation(page)).toContainText(first.text);
  await expect(detail(page).getByRole('link', { name: first.listingTitle })).toBeVisible();

  await journey.step(
    'what is written survives a reload, is counted, and is warned about where the marketplace would moderate it',
    async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.type('Chama no zap 11 98765-4321');
      await expect(detail(page).getByText('O marketplace costuma moderar respostas com:')).toBeVisible();
      await expect(detail(page).getByRole('button', { name: 'Enviar mesmo assim' })).toBeVisible();
      await expect(detail(page).getByText('26 de 2.000')).toBeVisible();
      // With its question, whatever is looked at meanwhile.
      await expect(page).toHaveURL(/question=/u);
      const here = page.url();
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      await expect(answerBox(page)).toHaveValue('');
      await page.keyboard.press('k');
      await expect(detail(page).getByText('Rascunho recuperado')).toBeVisible();
      // The address says where one is a moment after one rests there.
      await expect(page).toHaveURL(here);
      const question = new URL(here).searchParams.get('question');
      await expect.poll(() => keptDraftsOf(page, `question-answer:${question}`)).toBe(1);
      await page.reload();
      await expect(answerBox(page)).toHaveValue('Chama no zap 11 98765-4321');
      await answerBox(page).fill('');
      await page.keyboard.press('Escape');
      await questionList(page).focus();
    },
  );

  // Down, up and put off: the cursor goes where the keys say.
  await page.keyboard.press('j');
  await expect(questionList(page).locator('[aria-current]')).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('k');
  await expect(questionList(page).locator('[aria-current]')).toHaveAttribute('aria-posinset', '1');

  await page.keyboard.press('Enter');
  await expect(answerBox(page)).toBeFocused();
  await page.keyboard.type(`Serve sim! ${hostile}`);
  await page.keyboard.press('Control+Enter');
  await expect(conversation(page)).toContainText(second.text);
  await expect(answerBox(page)).toHaveValue('');
  await expect.poll(async () => (await truth.question(first._id)).answer?.text, { timeout: 20_000 }).toBe(`Serve sim! ${hostile}`);
  await expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 20_000 });

  // A hostile text is text.
  await page.goto(`/message?question=${first._id}`);
  await expect(conversation(page)).toContainText(hostile);
  await expect(answerBox(page)).toHaveCount(0);

  await journey.step('after an answer the keys go on: in the list where it is on screen, else in the next question', async () => {
    await page.goto(`/message?question=${second._id}`);
    await expect(conversation(page)).toContainText(second.text);
    // The question may be here before the list it is one of: without it there is nowhere to go on to.
    await expect(questionList(page).getByRole('option').nth(1)).toBeVisible();
    await answerBox(page).fill('Serve sim');
    await page.keyboard.press('Control+Enter');
    await expect(conversation(page)).toContainText(third.text);
    await expect(questionList(page)).toBeFocused();
    await expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 20_000 });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/message');
    await openQuestions(page);
    await expect(detail(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(answerBox(page)).toBeFocused();
    await page.keyboard.type('Tem sim');
    await page.keyboard.press('Control+Enter');
    await expect(conversation(page)).toContainText(fourth.text);
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
  });
});

journey('an answer taken back before it is sent stands in its box again, and nobody heard of it', async ({ page, server, context }) => {
  await withLongHold(context);
  await context.clock.install();
  const truth = await askServer(server.origin, 'seller');
  const [first, second] = await truth.unanswered();
  if (!first || !second) throw new Error('The demo has too few questions');
  await openAs(page, 'seller', '/message');
  await openQuestions(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tem sim');
  await page.keyboard.press('Control+Enter');
  await expect(conversation(page)).toContainText(second.text);
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(page.getByText(/^Desfeito: Responder/u)).toBeVisible();
  // Held later and as long: when it was sent, what was held before it would have been.
  await answerBox(page).fill('Esta vai');
  await page.keyboard.press('Control+Enter');
  // The box of the next one is empty; its conversation may have an earlier question in the same words.
  await expect(answerBox(page)).toHaveValue('');
  await context.clock.fastForward(longHoldMs);
  await expect.poll(async () => (await truth.question(second._id)).status, { timeout: 60_000 }).toBe('answered');
  expect(await truth.question(first._id)).toMatchObject({ status: 'unanswered', version: first.version });
  await page.goto(`/message?question=${first._id}`);
  await expect(answerBox(page)).toHaveValue('Tem sim');
});

faultyJourney(
  'an answer has one effect offline and with its answer lost; one that came second keeps its text',
  async ({ page, context, server, faults: proxy }) => {
    await withoutHold(context);
    const truth = await askServer(server.origin, 'seller');
    const [lost, contested] = await truth.unanswered();
    if (!lost || !contested) throw new Error('The demo has too few questions');
    await openAs(page, 'seller', '/message');
    await openQuestions(page);

    proxy.breakNext('POST', /^\/v2\/message\/[^/]+\/answer/u, { kind: 'answer-lost' });
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sim, à pronta entrega');
    await page.keyboard.press('Control+Enter');
    // On screen before it is on the disk: until then the strip says that all is sent.
    await expect
      .poll(() => truth.question(lost._id), { timeout: 45_000 })
      .toMatchObject({ version: 2, answer: { text: 'Sim, à pronta entrega' } });
    await expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 45_000 });
    const sent = proxy.exchanges().filter(({ method, path }) => method === 'POST' && path.endsWith('/answer'));
    expect([sent.length > 1, new Set(sent.map(({ key }) => key)).size]).toEqual([true, 1]);

    await expect(conversation(page)).toContainText(contested.text);
    await answerBox(page).focus();
    proxy.setOnline(false);
    await page.keyboard.type('Emitimos, sim');
    await page.keyboard.press('Control+Enter');
    await expect(conversation(page)).not.toContainText(contested.text);
    expect(await (await askServer(server.origin, 'superuser')).answer(contested._id, 'Já respondemos por aqui')).toBe(200);
    proxy.setOnline(true);
    await expect(page.getByText('1 não aceita')).toBeVisible({ timeout: 45_000 });
    await page.getByText('1 não aceita').click();
    await expect(page.getByText('Emitimos, sim')).toBeVisible();
    expect((await truth.question(contested._id)).answer?.text).toBe('Já respondemos por aqui');
  },
);
