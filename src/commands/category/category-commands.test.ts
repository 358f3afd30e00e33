import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { commandNamed } from '../registry.ts';

const specs = [
  { id: 'COLOR', name: 'Cor', tags: [] },
  { id: 'BRAND', name: 'Marca', tags: ['required'] },
  { id: 'VOLTAGE', name: 'Voltagem', tags: ['required', 'hub_required'] },
  { id: 'LINE', name: 'Linha', tags: ['read_only'] },
  { id: 'SECRET', name: 'Escondido', tags: ['hidden'] },
];
const answer = { data: { technicalSpecs: { groups: [{ label: 'Principais', components: [{ attributes: specs }] }] } } };

const offered = async (name: string): Promise<readonly string[]> => {
  const command = commandNamed(name);
  const field = command.kind === 'intent' ? command.fields[0] : undefined;
  if (field?.kind !== 'offered') throw new Error(`${name} offers nothing`);
  const api = { send: () => Promise.resolve(ok(answer)) } as unknown as Api;
  const offers = await field.offers({ api, queryClient: new QueryClient() } as never, { subject: 'category:C1', label: '', base: null });
  return offers.map(({ label }) => label);
};

test('what is offered to be asked for is what a seller fills in: nothing hidden, read only or asked for already', async () => {
  expect(await offered('category.require')).toEqual(['Cor']);
});

test('what the hub asks for is offered to be let go of', async () => {
  expect(await offered('category.release')).toEqual(['Voltagem']);
});
