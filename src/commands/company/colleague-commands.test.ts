import { expect, test } from 'vitest';
import type { Colleague } from '#contract/colleague.ts';
import type { Company } from '#contract/seller.ts';
import type { Actor } from '../command.ts';
import { intentCommands } from '../registry.ts';

const actor: Actor = { id: 'ana', name: 'Ana', role: 'seller', isMoneyManager: false, leases: 'off', now: '2026-11-22T12:00:00.000Z' };
const person = (_id: string, more: Partial<Colleague> = {}): Colleague => ({
  _id,
  name: `Nome de ${_id}`,
  mail: `${_id}@loja.test`,
  hadSell: false,
  blockedAt: null,
  awaitsMail: false,
  seenAt: null,
  isOwner: false,
  isBlockedByHub: false,
  ...more,
});
const company: Pick<Company, '_id' | 'people'> = {
  _id: 'casa',
  people: [person('ana', { isOwner: true }), person('bia'), person('clara', { awaitsMail: true })],
};
const command = (name: string) => {
  const found = intentCommands.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const about = (_id: string) => ({ _id: 'casa', colleague: { _id, name: `Nome de ${_id}` } });
const possible = (who: string) =>
  intentCommands
    .filter(({ name }) => name.startsWith('colleague.'))
    .filter((each) => each.isPossible(company, { ...actor, id: who }).ok)
    .map(({ name }) => name);

test('an owner is offered what somebody of the company can be given, everybody else nothing', () => {
  expect(possible('ana')).toEqual([
    'colleague.block',
    'colleague.giveMoney',
    'colleague.makeOwner',
    'colleague.resendInvite',
    'colleague.withdrawInvite',
  ]);
  expect(possible('bia')).toEqual([]);
});

test('what is decided shows at once on the one it is about, and is undone by its opposite', () => {
  const block = command('colleague.block');
  const after = block.apply(company, about('bia'), actor);
  expect(after).toMatchObject({ ok: true, value: { people: [{ blockedAt: null }, { blockedAt: actor.now }, { blockedAt: null }] } });
  expect(block.inverseOf?.(about('bia'), 'i1')).toEqual({ command: 'colleague.unblock', args: { ...about('bia'), undoes: 'i1' } });
  expect(block.apply(company, about('ana'), actor)).toMatchObject({ ok: false, error: { key: 'colleague.refused.self' } });
  expect(command('colleague.withdrawInvite').apply(company, about('clara'), actor)).toMatchObject({
    value: { people: [{ _id: 'ana' }, { _id: 'bia' }] },
  });
});

const offersFor = async (step: string, people: readonly Colleague[]) => {
  const [field] = command(`colleague.${step}`).fields;
  if (field?.kind !== 'offered') throw new Error(step);
  const queryClient = { ensureQueryData: async () => ({ ...company, people }) } as never;
  const offered = await field.offers({ api: {} as never, queryClient, actor }, { subject: 'company:casa', label: 'Casa', base: company });
  return offered.map(({ value }) => value);
};
const bothOwn = [person('ana', { isOwner: true }), person('bia', { isOwner: true })];

test('nobody is offered to block themselves, nor to leave a company without anybody in charge', async () => {
  expect(await offersFor('block', bothOwn)).toEqual([{ _id: 'bia', name: 'Nome de bia', isSelf: false }]);
  expect(await offersFor('takeOwner', bothOwn)).toMatchObject([{ _id: 'ana', isSelf: true }, { _id: 'bia' }]);
  expect(await offersFor('takeOwner', company.people)).toEqual([]);
});

test('who is no longer in charge by their own doing can not take it back, and is asked first; of another it is taken back', () => {
  const take = command('colleague.takeOwner');
  const own = { _id: 'casa', colleague: { _id: 'ana', name: 'Ana', isSelf: true } };
  expect(take.inverseOf?.(own, 'i1')).toBeNull();
  expect(take.reviewOf?.(own, 'Casa da Ana')).toMatchObject({ key: 'colleague.takeOwnReview', values: { label: 'Casa da Ana' } });
  const other = { _id: 'casa', colleague: { _id: 'bia', name: 'Bia', isSelf: false } };
  expect(take.inverseOf?.(other, 'i1')).toEqual({ command: 'colleague.makeOwner', args: { ...other, undoes: 'i1' } });
  expect(take.reviewOf?.(other, 'Casa da Ana')).toBeNull();
});
