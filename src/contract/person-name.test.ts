import { expect, test } from 'vitest';
import { register, registerConsultant } from './account.ts';
import { inviteColleague } from './colleague.ts';
import { Profile } from './profile.ts';
import { inviteUser } from './user.ts';

const mail = 'ana@loja.test';
const applicant = { mail, password: 'a'.repeat(64) };
const lure = 'Ana\n\nConfirme em https://golpe.test';

test.each([
  [register, { ...applicant, company: { name: 'Loja', document: '12ABC34501DE35' } }],
  [registerConsultant, applicant],
  [inviteColleague, { mail, hadSell: false, isOwner: false }],
  [inviteUser, { mail, role: 'reviewer', sellerId: null, hadSellout: true, hadSell: false }],
])('a name that mails will contain is one line without an address: %#', ({ body }, rest) => {
  expect(body.safeParse({ ...rest, name: 'Ana Lima' }).success).toBe(true);
  expect(body.safeParse({ ...rest, name: lure }).error?.issues.map(({ path }) => path)).toEqual([['name']]);
  expect(body.safeParse({ ...rest, name: 'Ana\u2028Lima' }).success).toBe(false);
});

test('a name that was written before is read as it is', () => {
  const profile = { _id: '1', name: lure, nickname: null, mail, role: 'seller', company: null, openSessions: [] };
  expect(Profile.safeParse(profile).data?.name).toBe(lure);
});
