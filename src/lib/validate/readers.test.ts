import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ok, refuse } from '../result.ts';
import { chosenFiles, field, optional, soundImages } from './fields.ts';
import { limitNumber, cubicLimits, weightLimits } from './numeric-limits.ts';
import { readDate } from './read-date.ts';
import {
  readBarcode,
  readCellphone,
  readChoice,
  readCnpj,
  readCpf,
  readFullName,
  readInteger,
  readMail,
  readMoney,
  readNumber,
  readPassword,
  readNameBeside,
  readPersonName,
  readPhone,
  readPin,
  readPostalCode,
  readStateRegistration,
  readTaxId,
  readText,
  type Read,
} from './readers.ts';
import { ruleOf } from './rule-of.ts';
import { sayRule } from './rule-text.ts';

const said = (read: Read<unknown>, text: string): string => {
  const value = read(text);
  return value.ok ? '' : sayRule(value.error);
};

describe('the catalogue says, in its exact words', () => {
  test.each([
    [readText(), '   ', 'Campo deve ser preenchido.'],
    [readText({ least: 3 }), 'ab', 'Campo com poucos caracteres.'],
    [readText({ most: 2 }), '👍🏽👍🏽', 'No máximo 2 caracteres.'],
    [readDate, '31/02/2026', 'Data inválida.'],
    [readCpf, '529.982.247-24', 'CPF inválido.'],
    [readCnpj, '11.222.333/0001-80', 'CNPJ inválido.'],
    [readTaxId, '123', 'CPF ou CNPJ inválido.'],
    [readMail, 'ana@loja', 'Email inválido.'],
    [readCellphone, '(11) 3000-0000', 'Celular inválido.'],
    [readPhone, '(20) 3000-0000', 'Telefone inválido.'],
    [readPostalCode, '0131010', 'CEP inválido.'],
    [readChoice(['a', 'b']), '', 'Não selecionado'],
    [readChoice(['a', 'b']), 'c', 'Não selecionado'],
    [readFullName, 'Ana', 'Sobrenome obrigatório.'],
    [readFullName, 'Ana www.loja.test', 'O nome deve ter uma linha só, sem endereços da internet: ponha um espaço depois do ponto.'],
    [readNameBeside('Ana.Lima'), 'promo.com', 'O nome deve ter uma linha só, sem endereços da internet: ponha um espaço depois do ponto.'],
    [readPersonName, 'Ana\nLima', 'O nome deve ter uma linha só, sem endereços da internet: ponha um espaço depois do ponto.'],
    [readPin(), '12345', 'Pin incompleto'],
    [readPin(4), '12345', 'Pin incompleto'],
    [readNumber({ max: 70 }), '70,1', 'Deve ser menor ou igual a 70'],
    [readInteger({ max: 30_000 }), '30001', 'Deve ser menor ou igual a 30.000'],
    [readInteger({ min: 1 }), '0', 'Deve ser maior ou igual a 1'],
    [readMoney({ min: 50 }), 'R$ 0,49', 'Deve ser maior ou igual a 0,5'],
    [readMoney(), '1,234.5', 'Valor em reais inválido.'],
    [readNumber(), '1.5', 'Número inválido.'],
    [readInteger(), '1,5', 'Deve ser um número inteiro.'],
    [readBarcode, '96385074', 'Código de barras inválido.'],
    [readStateRegistration, '123', 'Inscrição estadual inválida.'],
    [readPassword(), 's3nha', 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.'],
    [readPassword(), 'senhas', 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.'],
    [readPassword(), '1234567', 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.'],
    [readPassword(), `1${'a'.repeat(20)}`, 'A senha tem de 6 a 20 caracteres, com ao menos uma letra e um número.'],
  ])('%# %j', (read, text, message) => {
    expect(said(read, text)).toBe(message);
  });

  test.each([
    [readCpf, ''],
    [readDate, ''],
    [readMail, ''],
    [readMoney(), ''],
    [readPassword(), ''],
  ])('%# nothing typed is missing before it is wrong', (read, text) => {
    expect(said(read, text)).toBe('Campo deve ser preenchido.');
  });
});

describe('what is right is kept', () => {
  test.each([
    [readText({ most: 1 }), ' ç ', 'ç'],
    [readText({ most: 3 }), 'a\r\nb', 'a\r\nb'],
    [readDate, '29/02/2024', '2024-02-29'],
    [readCpf, '529.982.247-25', '52998224725'],
    [readTaxId, '12.abc.345/01de-35', '12ABC34501DE35'],
    [readMail, ' ana.lima+loja@sub.loja.com.br ', 'ana.lima+loja@sub.loja.com.br'],
    [readMail, 'joão@café.com.br', 'joão@café.com.br'],
    [readCellphone, '(11) 98765-4321', '11987654321'],
    [readPostalCode, '01310-100', '01310100'],
    [readFullName, ' Ana   Lima ', 'Ana Lima'],
    [readPin(), '012345', '012345'],
    [readMoney(), 'R$ 1.234,56', 123_456],
    [readMoney(), '-R$ 5,00', -500],
    [readNumber(), '12,5%', 12.5],
    [readNumber(), '1.234,5', 1234.5],
    [readInteger(), '1.500', 1500],
    [readPassword(), ' s3nha ', ' s3nha '],
    [readPassword(), 'senha1', 'senha1'],
    [readPassword(), `1${'a'.repeat(19)}`, `1${'a'.repeat(19)}`],
  ])('%# %j', (read: Read<unknown>, text, value) => {
    expect(read(text)).toEqual(ok(value));
  });
});

test.each([
  '',
  'ana',
  'ana@',
  '@loja.com',
  'ana@loja',
  'ana@loja.',
  'ana@.com',
  'a na@loja.com',
  'ana@loja.com\r\nBcc: x@y.z',
  '<ana@loja.com>',
  'a@b@c.d',
  'a@b..c',
])('%j is no address', (text) => {
  expect(readMail(text).ok).toBe(false);
});

test.each(['00/01/2026', '31/04/2026', '29/02/2023', '29/02/1900', '01/13/2026', '1/1/2026', '01/01/0000', '2026-01-01', '01/01/2026 '])(
  '%j is no day of the calendar',
  (text) => {
    expect(readDate(text).ok && text === text.trim()).toBe(false);
  },
);

describe('as zod', () => {
  const read = (schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value, { error: (issue) => JSON.stringify(ruleOf(issue)) });
    return parsed.success ? ok(parsed.data) : refuse(parsed.error.issues.map(({ message }) => JSON.parse(message) as unknown));
  };
  test('a field gives what is kept, or its rule', () => {
    expect(read(field(readCpf), '529.982.247-25')).toEqual(ok('52998224725'));
    expect(read(field(readCpf), '1')).toEqual(refuse([{ rule: 'cpf' }]));
    expect(read(field(readNumber({ max: 70 })), '71')).toEqual(refuse([{ rule: 'max', n: 70 }]));
  });
  test('an optional one may be empty, not wrong', () => {
    expect(read(optional(readCpf), ' ')).toEqual(ok(null));
    expect(read(optional(readCpf), '1')).toEqual(refuse([{ rule: 'cpf' }]));
  });
  test('files must be chosen, and images sound', () => {
    expect(read(chosenFiles(z.string()), [])).toEqual(refuse([{ rule: 'file' }]));
    expect(read(soundImages(z.object({ error: z.string().nullable() })), [{ error: 'x' }])).toEqual(refuse([{ rule: 'images' }]));
    expect(read(chosenFiles(z.string()), ['a'])).toEqual(ok(['a']));
  });
  test.each([
    [z.string().min(3), '', { rule: 'required' }],
    [z.string().min(3), 'ab', { rule: 'short' }],
    [z.string().max(1), 'ab', { rule: 'long', n: 1 }],
    [z.string(), undefined, { rule: 'required' }],
    [z.email(), 'x', { rule: 'mail' }],
    [z.number().max(3), 4, { rule: 'max', n: 3 }],
    [z.number().min(3), 2, { rule: 'min', n: 3 }],
    [z.number().gt(3), 3, null],
    [z.number(), 'x', { rule: 'number' }],
    [z.int(), 1.5, { rule: 'integer' }],
    [z.enum(['a']), 'b', { rule: 'notSelected' }],
    [z.literal(true), false, { rule: 'notSelected' }],
    [z.uuid(), 'x', null],
  ])('%# plain zod speaks the catalogue too', (schema, value, rule) => {
    expect(read(schema, value)).toEqual(refuse([rule]));
  });
});

test.each([
  [71, cubicLimits, 70],
  [0.5, cubicLimits, 0.5],
  [0, cubicLimits, null],
  [-3, cubicLimits, null],
  [30_001, weightLimits, 30_000],
  [0, weightLimits, null],
  [0, { min: 1 }, 1],
  [5, { max: 3 }, 3],
  [5, {}, 5],
])('%d within %j is %j', (value, limits, within) => {
  expect(limitNumber(value, limits)).toBe(within);
});
