import { expect, test } from 'vitest';
import { openTestAdapter, sendAll } from '../testing/test-sender.ts';
import type { Outcome } from './port.ts';
import { stageJobs } from './sender-fixture.ts';

const stage = stageJobs();
const { add, clock, pass, rowOf } = stage;

const played = openTestAdapter(() => Promise.resolve({ type: 'done' }));
const takeAndDie = () => stage.takeAndDie({ adapters: { played, connected: null } });
const dieOften = async (times: number): Promise<readonly (string | undefined)[]> => {
  const taken: (string | undefined)[] = [];
  for (let at = 0; at < times; at += 1) taken.push(await takeAndDie());
  return taken;
};

interface Heard {
  readonly id: string;
  readonly isUncertain: boolean;
}
const send = async (outcome: Outcome = { type: 'done' }): Promise<readonly Heard[]> => {
  const heard: Heard[] = [];
  const hearing = openTestAdapter(async (command, _session, isUncertain) => {
    heard.push({ id: command.kind === 'cancelSale' ? command.saleId : command.kind, isUncertain });
    return outcome;
  });
  await sendAll({ db: stage.db(), clock, adapters: { played: hearing, connected: null } });
  return heard;
};

test('what ends every process that takes it is given up after five, with its reason and as perhaps there, and the next of its account goes', async () => {
  await add('deadly');
  await add('next');
  expect(await dieOften(5)).toEqual(Array.from({ length: 5 }, () => 'deadly'));
  expect((await send()).map(({ id }) => id)).toEqual(['next']);
  expect(await rowOf('deadly')).toMatchObject({
    status: 'failed',
    errorCode: 'interrupted',
    error: 'O processo caiu 5 vezes enquanto isto era enviado',
    isUncertain: true,
    nextAt: null,
    takenBy: null,
    takes: 0,
  });
});

test('a process that lives to end with it begins to count anew, and so does a person', async () => {
  await add('unlucky');
  await dieOften(4);
  expect(await send({ type: 'later', why: 'busy' })).toEqual([{ id: 'unlucky', isUncertain: true }]);
  expect(await rowOf('unlucky')).toMatchObject({ status: 'retrying', takes: 0 });
  pass(60_000);
  await dieOften(4);
  expect(await send()).toEqual([{ id: 'unlucky', isUncertain: true }]);
  expect(await rowOf('unlucky')).toMatchObject({ status: 'done', takes: 0 });
});
