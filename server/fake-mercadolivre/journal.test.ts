import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyState } from './fake-state.ts';
import { evolve } from './evolve.ts';
import { goodDraft, openTestFake } from './fake-fixture.ts';
import { BrokenJournal, openJournal } from './journal.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fake-journal-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const file = () => join(dir, 'mercadolivre.jsonl');
const replayed = async () => {
  const journal = await openJournal(dir);
  await journal.close();
  return journal.before.reduce(evolve, emptyState);
};

test('what was answered is there after a restart, and the state is the same', async () => {
  const journal = await openJournal(dir);
  const { fake, ask, connect } = await openTestFake(journal);
  const { access_token: token } = await connect(101);
  await ask('POST', '/items', goodDraft, token);
  await ask('POST', '/answers', { question_id: 11, text: 'Sim' }, token);
  await ask('POST', '/_fake/advance', { byMs: 5 });
  await fake.close();
  expect(await replayed()).toEqual(fake.state());
});

test('half a last line is dropped, and what comes next stands on a line of its own', async () => {
  const journal = await openJournal(dir);
  const { fake, connect } = await openTestFake(journal);
  await connect(101);
  await fake.close();
  const whole = fake.state();
  await appendFile(file(), '[{"type":"grantRevoked","appId":"41');
  expect(await replayed()).toEqual(whole);
  const again = await openTestFake(await openJournal(dir));
  await again.connect(102);
  await again.fake.close();
  expect(await replayed()).toEqual(again.fake.state());
});

test('a heading that was cut off is a new journal', async () => {
  await writeFile(file(), '{"journal":"fake-merc');
  expect(await replayed()).toEqual(emptyState);
  expect(await replayed()).toEqual(emptyState);
});

test('a broken line in the middle is said, by its number, and read over by nobody', async () => {
  const journal = await openJournal(dir);
  const { fake } = await openTestFake(journal);
  await fake.close();
  await appendFile(file(), 'oops\n[]\n');
  await expect(openJournal(dir)).rejects.toThrow(BrokenJournal);
  await expect(openJournal(dir)).rejects.toThrow('linha 3');
});

test('a journal of another build is put aside, not lost', async () => {
  await writeFile(file(), '{"journal":"fake-mercadolivre","version":99}\n[{"type":"unheardOf"}]\n');
  expect(await replayed()).toEqual(emptyState);
  expect((await readdir(dir)).toSorted()).toEqual(['mercadolivre.jsonl', 'mercadolivre.jsonl.other']);
});

test('what is decided at once is one line, and what has no effect is none', async () => {
  const { fake, ask, connect } = await openTestFake(await openJournal(dir));
  const { access_token: token } = await connect(101);
  const lines = async () => (await readFile(file(), 'utf8')).split('\n').length;
  const before = await lines();
  await ask('GET', '/items/MLB1000000001', null, token);
  await ask('GET', '/users/101/items/search?search_type=scan', null, token);
  await ask('PUT', '/items/MLB1000000001', { price: -1 }, token);
  expect(await lines()).toBe(before);
  await ask('PUT', '/items/MLB1000000001', { price: 1 }, token);
  expect(await lines()).toBe(before + 1);
  await fake.close();
});

test('a place in a list is forgotten by a restart, and costs no number', async () => {
  const first = await openTestFake(await openJournal(dir));
  const { access_token: token, refresh_token: refreshToken } = await first.connect(101);
  const scan = '/users/101/items/search?search_type=scan';
  const { scroll_id: scroll } = (await first.ask('GET', scan, null, token)).body as { readonly scroll_id: string };
  await first.fake.close();
  const second = await openTestFake(await openJournal(dir));
  expect((await second.ask('GET', `${scan}&scroll_id=${scroll}`, null, token)).status).toBe(400);
  expect((await second.connect(101)).refresh_token).not.toBe(refreshToken);
  await second.fake.close();
});

test('what can not be written is not answered as done, and nothing is written behind it', async () => {
  const journal = await openJournal(dir);
  const { ask, connect } = await openTestFake(journal);
  const { access_token: token } = await connect(101);
  const before = await readFile(file(), 'utf8');
  await journal.close();
  await expect(ask('PUT', '/items/MLB1000000001', { price: 1 }, token)).rejects.toThrow('closed');
  await expect(ask('GET', '/items/MLB1000000001', null, token)).rejects.toThrow('closed');
  expect(await readFile(file(), 'utf8')).toBe(before);
});
