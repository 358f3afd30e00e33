import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { contract, isCall } from '#contract/contract.ts';
import { reviewNotice } from '#contract/notification.ts';
import { fieldsOf } from './shape.ts';
import { parts, specified } from './specified-calls.ts';

const lineOf = ({ method, path }: Call): string => `${method} ${path}`;
const calls = contract.map((line) => [lineOf(line), line] as const);

test('every call that a file of the contract declares is in it', async () => {
  const files = readdirSync('src/contract').filter((name) => /^[\w-]+\.ts$/u.test(name));
  const modules = await Promise.all(files.map((name) => import(`../../src/contract/${name.slice(0, -3)}.ts`) as Promise<object>));
  const declared = [...new Set(modules.flatMap((module) => Object.values(module).filter(isCall)))];
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((line) => !contract.includes(line)).map(lineOf)).toEqual([]);
});

test('the contract holds the specified calls, and says of every other that it is ours', () => {
  const others = contract.filter((line) => !line.ours);
  expect(others.map(lineOf).toSorted()).toEqual(Object.keys(specified).toSorted());
});

test.each(Object.entries(specified))('%s carries what the specification names', (line, payload) => {
  const call = contract.find((each) => lineOf(each) === line);
  const missing = parts.flatMap((part) => {
    const has = call ? fieldsOf(call[part]) : new Set<string>();
    return (payload[part] ?? []).filter((field) => !has.has(field)).map((field) => `${part} ${field}`);
  });
  expect(missing).toEqual([]);
});

describe.each(calls)('%s', (_line, call) => {
  test('has a key in params for every part of its path, and no other', () => {
    const inPath = [...call.path.matchAll(/\{(?<name>\w+)\}/gu)].map(([, name]) => name);
    expect(Object.keys((call.params as z.ZodObject).shape)).toEqual(inPath);
  });

  test('reads by GET and DELETE carry no body (part 2, section 7)', () => {
    expect(['POST', 'PUT'].includes(call.method) || call.body instanceof z.ZodUndefined).toBe(true);
  });

  test('says who may call it', () => {
    expect(call.roles === 'anyone' || call.roles.length > 0).toBe(true);
  });
});

test('names are unique, and so are method and path', () => {
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
  expect(new Set(contract.map(lineOf)).size).toBe(contract.length);
});

test('only the ways in, capabilities, stored images, signed files and signed slips are open to anyone', () => {
  expect(contract.filter(({ roles }) => roles === 'anyone').map(({ name }) => name)).toEqual([
    'authenticate',
    'register',
    'registerConsultant',
    'requestValidation',
    'validateMail',
    'requestReset',
    'resetPassword',
    'getCapabilities',
    'getImage',
    'getSaleSlip',
    'getMediationFile',
  ]);
});

test('the notice to the seller has the specified type and words', () => {
  const register = contract.find(({ name }) => name === 'registerNotification');
  const notice = { sellerId: 's1', data: { type: 'SkuOutOfService', message: reviewNotice } };
  expect(reviewNotice).toBe('Existem produtos para serem revisados.');
  expect(register?.body.safeParse(notice).success).toBe(true);
  expect(register?.body.safeParse({ ...notice, data: { ...notice.data, type: 'order' } }).success).toBe(false);
});
