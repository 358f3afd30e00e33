import { expect, test } from 'vitest';
import { companyMark, firstName, greetingName } from './shell-user.ts';

const user = { name: 'Rita Prado Lima', nickname: null, picture: null, company: 'Peças & Cia São João' };

test('the sidebar shows the first name and ten characters of the company', () => {
  expect(firstName(user)).toBe('Rita');
  expect(companyMark(user)).toBe('Peças & Ci');
  expect(companyMark({ ...user, company: '😀'.repeat(11) })).toBe('😀'.repeat(10));
  expect(companyMark({ ...user, company: null })).toBe('');
});

test('the home page greets by nickname, and by name when there is none', () => {
  expect(greetingName({ ...user, nickname: 'Ritinha' })).toBe('Ritinha');
  expect(greetingName(user)).toBe('Rita Prado Lima');
  expect(greetingName({ ...user, nickname: ' ' })).toBe('Rita Prado Lima');
});
