import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGtin } from '../gtin.ts';
import { isNfeKey } from './nfe-key.ts';
import { isPhone } from './phone.ts';
import { isPostalCode } from './postal-code.ts';
import { isCnpj, isCpf } from './tax-id.ts';

interface Vector {
  readonly type: keyof typeof judges;
  readonly value: string;
  readonly valid: boolean | 'policy';
}

const judges = { cpf: isCpf, cnpj: isCnpj, gtin: isGtin, nfekey: isNfeKey, cep: isPostalCode, phone: isPhone } as const;

// The collection is not ours to copy: where it is missing, the vectors beside each rule remain.
const file = '../shared/data/brvectors/vectors.json';
const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[]) : [];
const settled = vectors.filter(({ valid }) => valid !== 'policy');
const policy = vectors.filter(({ valid }) => valid === 'policy');

test.skipIf(settled.length === 0)('every settled vector of the collection is judged as its sources say', () => {
  const wrong = settled.filter(({ type, value, valid }) => judges[type](value) !== valid);
  expect(wrong).toEqual([]);
  expect(settled.length).toBeGreaterThanOrEqual(154);
});

test.skipIf(policy.length === 0)('what the sources leave open is refused: all zeros is nobody’s number (decision 0015)', () => {
  expect(policy.filter(({ type, value }) => judges[type](value))).toEqual([]);
});
