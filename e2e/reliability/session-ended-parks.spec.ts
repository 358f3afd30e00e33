import { expect } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { faultyJourney } from '../support/journey.ts';
import { people, signIn, signOut, submitLogin } from '../support/people.ts';
import { approve, openQueue, queueList, untilAhead } from '../support/queue.ts';

faultyJourney(
  'decisions of an ended session wait for the same person, and nobody else can send or see them',
  async ({ page, ask, faults }) => {
    faultyJourney.setTimeout(300_000);
    await openQueue(page);
    await untilAhead(faults);
    faults.setOnline(false);
    const approved = [await approve(page), await approve(page), await approve(page)];
    // A lease that heard it instead would let a decision through.
    faults.breakNext('PUT', /^\/v2\/publish\/(?!lease)/u, { kind: 'status-before', status: 401 }, 1);
    faults.breakNext('GET', /^\/v2\/(?:publish|user\/data)/u, { kind: 'status-before', status: 401 }, 1);
    faults.setOnline(true);
    await page.waitForURL(/\/login/u, { timeout: 45_000 });
    faults.mend();
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();

    const writes = () =>
      faults
        .exchanges()
        .filter(({ method, path, fault }) => method === 'PUT' && fault === null && approved.some((id) => path.endsWith(id)));
    await signIn(page, 'otherReviewer', '/login?redirect=/publish');
    // Not 'ready to decide': the first listing is still held by whoever was thrown out.
    await expect(queueList(page)).toBeVisible();
    await expect(page.getByText('Tudo enviado')).toBeVisible();
    expect(writes()).toEqual([]);
    expect((await ask.rows(approved)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);

    await signOut(page);
    await submitLogin(page, people.reviewer);
    await expectDecidedOnce(ask, { approved, refused: [] });
  },
);
