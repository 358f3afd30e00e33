import { screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { Call } from '#contract/call.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { ok } from '#lib/result.ts';
import { renderConsole } from '#palette/palette-fixture.tsx';
import { TakesSeveral } from '#ui/table/takes-several.ts';
import { QuestionFilters } from './question-filters.tsx';

/** The filters over a list that remembers, in front of a server that takes several values of one or not; answers what is asked for. */
const open = async (takesSeveral: boolean) => {
  const asked: QuestionFilter[] = [];
  const Filters = () => {
    const [filter, setFilter] = useState<QuestionFilter>({});
    const field = useRef<HTMLInputElement>(null);
    const first = useRef<HTMLElement>(null);
    useEffect(() => void asked.push(filter), [filter]);
    return <QuestionFilters filter={filter} onChange={setFilter} searchRef={field} firstFilterRef={first} views={null} />;
  };
  const { user } = await renderConsole({
    actor: { role: 'seller' },
    api: {
      send: (async ({ name }: Call) =>
        ok(['listSellers', 'listMarketPlaces'].includes(name) ? [] : { items: [] })) as unknown as Api['send'],
    },
    children: (
      <TakesSeveral value={takesSeveral}>
        <Filters />
      </TakesSeveral>
    ),
  });
  return { user, asked: (): QuestionFilter => asked.at(-1) ?? {} };
};

test('questions are asked for by several statuses where the list takes them', async () => {
  const { user, asked } = await open(true);
  await user.click(screen.getByRole('button', { name: 'Situação' }));
  await user.click(screen.getByRole('checkbox', { name: 'Respondida' }));
  await user.click(screen.getByRole('checkbox', { name: 'Moderada' }));
  expect(asked().status?.toSorted()).toEqual(['answered', 'banned']);
});

test('a list that takes one status is asked for one, picked like the other filters', async () => {
  const { user, asked } = await open(false);
  const status = screen.getByRole('combobox', { name: 'Situação' });
  await user.selectOptions(status, 'answered');
  await user.selectOptions(status, 'banned');
  expect(asked()).toEqual({ status: ['banned'] });
  await user.selectOptions(status, 'all');
  expect(asked()).toEqual({});
});
