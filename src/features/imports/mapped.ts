import { z } from 'zod';

/** What the form of an import says: how what can be read in two ways is meant, where listings go, what each file is, and its columns; '' is nothing. */
export const mappedSchema = z.object({
  decimal: z.string(),
  dates: z.string(),
  isUpdate: z.boolean(),
  accountId: z.string(),
  files: z.array(z.object({ table: z.string(), columns: z.array(z.string()) })),
});

export type Mapped = z.infer<typeof mappedSchema>;
