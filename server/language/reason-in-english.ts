import { importFields } from '#locale/import-fields.ts';
import { saidIn } from './english.ts';
import { importReasons } from './import-reasons.ts';

/** Columns as the readers call them. */
const labels: ReadonlyMap<string, string> = new Map(Object.values(importFields).map(({ br, en }) => [br, en]));

const counted: Readonly<Record<string, string>> = {
  caractere: 'character',
  caracteres: 'characters',
  coluna: 'column',
  colunas: 'columns',
  item: 'item',
  itens: 'items',
  vazio: 'empty',
  nenhum: 'none',
};

const valueInEnglish = (value: string): string =>
  labels.get(value) ??
  value.replace(/^(?<count>[\d.]+ )?(?<word>\p{L}+)$/u, (whole, count: string | undefined, word: string) => {
    const known = counted[word];
    return known === undefined ? whole : `${count ?? ''}${known}`;
  });

const part = saidIn(new Map(Object.entries(importReasons)), valueInEnglish);

const whatInEnglish = (what: string): string => {
  const [, label = '', fault = ''] = /^(?<label>[^:]+): (?<fault>.+)$/su.exec(what) ?? [];
  const said = part(fault);
  return fault === '' || said === fault ? part(what) : `${labels.get(label) ?? label}: ${said}`;
};

/** What is amiss, with which value, and what to do, as `sayReason` puts them together. What stands in the file stays as it is. */
export const reasonInEnglish = (reason: string): string => {
  const { what, value, hint } = /^(?<what>[^“(]*?)(?<value>: “.*”)?(?: \((?<hint>.*)\))?$/su.exec(reason)?.groups ?? {};
  if (what === undefined) return reason;
  return `${whatInEnglish(what)}${value ?? ''}${hint === undefined ? '' : ` (${part(hint)})`}`;
};
