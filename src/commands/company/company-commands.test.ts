import { expect, test } from 'vitest';
import { translateIn, formatMessage } from '#locale/translate.ts';
import { commandNamed } from '../registry.ts';
import type { Actor } from '../command.ts';
import type { CompanyView } from './company-view.ts';

test('before a company is blocked it is said what that does, to its people and to its sales', () => {
  const command = commandNamed('company.block');
  const review =
    command.kind === 'intent' ? command.reviewOf?.({ _id: 'c', version: 1, reason: 'Contrato encerrado' }, 'Casa da Ana') : null;
  expect(review && formatMessage(translateIn('br'), review)).toBe(
    'Bloquear Casa da Ana? Quem é da equipe lê o motivo e não abre mais nada aqui, e as mensagens automáticas aos compradores param. Anúncios e vendas no marketplace continuam.',
  );
});

test.each([
  ['superuser', 'u9', '2027-01-01T00:00:00.000Z', true],
  ['seller', 'u1', '2027-01-01T00:00:00.000Z', true],
  ['seller', 'u2', '2027-01-01T00:00:00.000Z', false],
  ['superuser', 'u9', null, false],
] as const)('a %s, %s, may remove a certificate that is valid until %s: %s', (role, id, certificateUntil, may) => {
  const command = commandNamed('company.removeCertificate');
  const people = [
    { _id: 'u1', isOwner: true, blockedAt: null, awaitsMail: false },
    { _id: 'u2', isOwner: false, blockedAt: null, awaitsMail: false },
  ];
  const certificate = certificateUntil && { keptAt: '2026-01-02T12:00:00.000Z' };
  const company = { _id: 'c', version: 1, certificateUntil, certificate, people } as unknown as CompanyView;
  const asked = command.kind === 'intent' && command.isPossible(company, { role, id } as Actor);
  expect(asked && asked.ok).toBe(may);
});

test('a certificate is removed from the page that says which one it is, and from no list', () => {
  const command = commandNamed('company.removeCertificate');
  const row = { _id: 'c', version: 1, certificateUntil: '2027-01-01T00:00:00.000Z' } as unknown as CompanyView;
  const superuser = { role: 'superuser', id: 'u9' } as Actor;
  expect(command.kind === 'intent' && command.isPossible(row, superuser)).toEqual({
    ok: false,
    error: { key: 'company.refused.unseenCertificate' },
  });
});
