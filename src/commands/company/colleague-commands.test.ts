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
  expect(block.inverseOf?.(about('bia'), 'i1')).toEqual({ command: 'colleague.unblock', args: about('bia') });
  expect(block.apply(company, about('ana'), actor)).toMatchObject({ ok: false, error: { key: 'colleague.refused.self' } });
  expect(command('colleague.withdrawInvite').apply(company, about('clara'), actor)).toMatchObject({
    value: { people: [{ _id: 'ana' }, { _id: 'bia' }] },
  });
});
