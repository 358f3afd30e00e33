import { createTableMemories } from '#ui/table/table-memory.ts';

/** Where the person was in the list, for coming back from an order: gone with the page. */
export const salesMemoryOf = createTableMemories();
