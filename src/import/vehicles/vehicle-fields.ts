import { zeroKm } from '#contract/vehicle.ts';
import { ok, refuse } from '#lib/result.ts';
import { cleanLine } from '../clean-text.ts';
import type { Field } from '../field.ts';
import { line, neededLine } from '../values.ts';

const isYear = (text: string): boolean =>
  /^\d{4,5}$/u.test(text) && (Number(text) === zeroKm || (Number(text) >= 1900 && Number(text) <= 2100));

/** 'Zero KM' is the year that the table of prices writes as a number of its own. */
const year: Field<number>['read'] = (text) => {
  const written = cleanLine(text);
  if (/^(?:zero|0) ?km$/iu.test(written)) return ok(zeroKm);
  return isYear(written)
    ? ok(Number(written))
    : refuse({ what: 'ano não entendido', hint: `esperado de 1900 a 2100, ou ${zeroKm} para zero km` });
};

const code: Field<string>['read'] = (text) => {
  const written = cleanLine(text);
  return written === '' || /^\d{6}-\d$/u.test(written)
    ? ok(written)
    : refuse({ what: 'código não entendido', hint: 'esperado como 001001-0' });
};

/** What a row of a table of vehicles says; its price and its month are not ours to keep. */
export const vehicleFields = {
  brand: { label: 'Marca', heads: ['marca', 'brand', 'fabricante', 'montadora'], isNeeded: true, read: neededLine(120) },
  model: {
    label: 'Modelo',
    heads: ['modelo', 'model', 'nome', 'name', 'veiculo', 'versao'],
    isNeeded: true,
    read: neededLine(255),
  },
  year: { label: 'Ano', heads: ['ano', 'year', 'ano modelo', 'ano do modelo', 'anomodelo'], isNeeded: true, read: year },
  fuel: { label: 'Combustível', heads: ['combustivel', 'fuel'], read: line(60) },
  code: { label: 'Código FIPE', heads: ['codigo', 'code', 'codigo fipe', 'fipe', 'cod fipe', 'codigofipe'], isCode: true, read: code },
  letter: { label: 'Sigla do combustível', heads: ['sigla combustivel', 'sigla do combustivel', 'siglacombustivel'], read: line(4) },
} as const satisfies Readonly<Record<string, Field<unknown>>>;

/** An export of the FIPE table has no head: this is the order of its columns. The others are price, month and kind. */
export const fipeHead = ['preco', 'marca', 'modelo', 'ano', 'combustivel', 'codigo', 'mes', 'tipo', 'sigla combustivel'] as const;
