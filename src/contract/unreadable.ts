/** What stands in a list for a row that does not fit: by what it says it is, as far as that can be read. */
import type { BrokenRow } from '#lib/broken-row.ts';

const noId = 'unreadable ';

export const unreadableId = ({ id, at }: Pick<BrokenRow, 'id' | 'at'>): string => id ?? `${noId}${at}`;

/** It does not even say what it is: nothing can be asked for by it. */
export const isWithoutId = (id: string): boolean => id.startsWith(noId);

export const unreadableName = ({ id }: Pick<BrokenRow, 'id'>): string => (id === null ? 'Não lido' : `Não lido: ${id}`);

/** What an option is called: by its own name, and as not read where nothing can be chosen by it. */
export const optionName = ({ id }: Pick<BrokenRow, 'id'>, name: string | null): string =>
  id === null || name === null ? unreadableName({ id: id ?? name }) : name;

/** As lists of options offer it: one without an id is shown, and can not be chosen. */
export const optionOf = (id: string, label: string): { readonly value: string; readonly label: string; readonly isUnreadable?: true } =>
  isWithoutId(id) ? { value: id, label, isUnreadable: true } : { value: id, label };

/** A field of what was told, where it is a text. */
export const textIn = (row: unknown, name: string): string | null => {
  const found: unknown = typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof found === 'string' ? found : null;
};
