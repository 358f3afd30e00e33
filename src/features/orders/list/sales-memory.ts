import type { QueryClient } from '@tanstack/react-query';
import { createTableMemory, type TableMemory } from '#ui/table/table-memory.ts';

const memories = new WeakMap<QueryClient, TableMemory>();

/** Where the person was in the list, for coming back from an order: gone with the page. */
export const salesMemoryOf = (queryClient: QueryClient): TableMemory => {
  const known = memories.get(queryClient) ?? createTableMemory();
  memories.set(queryClient, known);
  return known;
};
