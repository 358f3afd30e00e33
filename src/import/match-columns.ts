import { foldText } from '#lib/fold-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Field, Fields } from './field.ts';
import { factorOf, plainUnit, readHead } from './units.ts';

/** A column of the file, and how much of the plain unit one of its own is. */
export interface Column {
  readonly at: number;
  readonly head: string;
  readonly factor: number;
}

export interface LeftOut {
  readonly head: string;
  readonly why: string;
}

export interface Matched {
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  readonly leftOut: readonly LeftOut[];
  /** Column by column, as the report says it: '“Peso (kg)” → peso (kg)'. */
  readonly said: readonly string[];
}

/** What each field is read from, as the person who imports says it: `--map field=Column`. */
export type Mapping = ReadonlyMap<string, string>;

const sameHead = (a: string, b: string): boolean => foldText(a).trim() === foldText(b).trim();
const quoted = (heads: readonly string[]): string => heads.map((head) => `“${head.trim()}”`).join(', ') || 'nenhuma';

const twice = (head: readonly string[]): string | undefined =>
  head.find((each, at) => each.trim() !== '' && head.findIndex((other) => sameHead(other, each)) !== at);

/** 'Imagem 2' is another 'imagem'. */
const withoutNumber = (name: string): string => name.replace(/ \d{1,2}$/u, '');

const isNamed = ({ heads, isMany }: Field<unknown>, name: string): boolean => heads.includes(isMany ? withoutNumber(name) : name);

/** What every code is called: in 'Código (EAN)' the brackets say which. */
const anyCode: ReadonlySet<string> = new Set(['codigo', 'cod', 'referencia', 'ref']);

/** The field that is known by this head, of those that no column was said of; null where none is. */
export const fieldOfHead = (head: string, fields: Fields, mapping: Mapping = new Map()): string | null => {
  const { name, note } = readHead(head);
  const known = (said: string): string | undefined =>
    Object.keys(fields).find((key) => !mapping.has(key) && fields[key] && isNamed(fields[key], said));
  const own = known(name);
  const other = known(note);
  const isOther = own !== undefined && other !== undefined && anyCode.has(name) && fields[other]?.isCode;
  return (isOther ? other : own) ?? null;
};

/** The unit a head names is obeyed; of one nobody knows no number is taken. Undefined for such a one. */
const factorIn = ({ quantity }: Field<unknown>, note: string): number | undefined =>
  quantity === undefined || note === '' ? 1 : factorOf(quantity, note);

const sayField = ({ label, quantity }: Field<unknown>, note: string): string =>
  quantity === undefined ? label : `${label} (${quantity === 'money' || note === '' ? plainUnit[quantity] : note})`;

interface Assigned extends Column {
  readonly name: string;
  readonly said: string;
}

/** Why no column can be chosen at all: the head itself, or what was said of it. */
const headFault = (head: readonly string[], fields: Fields, mapping: Mapping): string | null => {
  const same = twice(head);
  if (same !== undefined) return `A coluna “${same.trim()}” está duas vezes: apague ou renomeie uma delas`;
  const absent = [...mapping].find(([, column]) => !head.some((each) => sameHead(each, column)));
  if (absent) return `--map ${absent.join('=')}: não há essa coluna. Colunas do arquivo: ${quoted(head)}`;
  const again = [...mapping].find(([field, column]) => [...mapping].some(([other, its]) => other !== field && sameHead(its, column)));
  if (again) return `--map ${again.join('=')}: a coluna já é de outro campo`;
  const unknown = [...mapping.keys()].find((name) => !(name in fields));
  return unknown === undefined ? null : `--map ${unknown}: não há esse campo. Campos: ${Object.keys(fields).join(', ')}`;
};

/** Which column each field is read from: as mapped, else by its head. What is left out is named, with the reason. */
export const matchColumns = (head: readonly string[], fields: Fields, mapping: Mapping): Result<Matched, string> => {
  const fault = headFault(head, fields, mapping);
  if (fault !== null) return refuse(fault);
  const assigned: Assigned[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, each] of head.entries()) {
    const { note } = readHead(each);
    const found = [...mapping].find(([, column]) => sameHead(column, each))?.[0] ?? fieldOfHead(each, fields, mapping);
    const field = fields[found ?? ''];
    if (found === null || !field) {
      leftOut.push({ head: each, why: 'não se sabe o que é' });
      continue;
    }
    const factor = factorIn(field, note);
    const earlier = assigned.find((other) => other.name === found);
    if (factor === undefined) leftOut.push({ head: each, why: `${field.label} em “${note}”: unidade desconhecida` });
    else if (earlier && !field.isMany) leftOut.push({ head: each, why: `${field.label} já vem de “${earlier.head.trim()}”` });
    else assigned.push({ at, head: each, factor, name: found, said: `“${each.trim()}” → ${sayField(field, note)}` });
  }
  const missing = Object.entries(fields).filter(([name, { isNeeded }]) => isNeeded && !assigned.some((each) => each.name === name));
  if (missing.length > 0) return refuse(sayMissing(missing, head));
  return ok({
    columns: new Map(Object.keys(fields).map((name) => [name, assigned.filter((each) => each.name === name)])),
    leftOut: leftOut.filter(({ head: text }) => text.trim() !== ''),
    said: assigned.map(({ said }) => said),
  });
};

const sayMissing = (missing: readonly (readonly [string, Field<unknown>])[], head: readonly string[]): string =>
  [
    `Falta a coluna ${missing.map(([, { label }]) => `“${label}”`).join(', ')}.`,
    `Colunas do arquivo: ${quoted(head)}.`,
    `Diga qual é: ${missing.map(([name]) => `--map ${name}=Coluna`).join(' ')}`,
  ].join(' ');
