import { expect, test } from 'vitest';
import { translateIn, formatMessage } from '#locale/translate.ts';
import { commandNamed } from '../registry.ts';

test('before a company is blocked it is said what that does, to its people and to its sales', () => {
  const command = commandNamed('company.block');
  const review =
    command.kind === 'intent' ? command.reviewOf?.({ _id: 'c', version: 1, reason: 'Contrato encerrado' }, 'Casa da Ana') : null;
  expect(review && formatMessage(translateIn('br'), review)).toBe(
    'Bloquear Casa da Ana? Quem é da equipe lê o motivo e não abre mais nada aqui, e as mensagens automáticas aos compradores param. Anúncios e vendas no marketplace continuam.',
  );
});
