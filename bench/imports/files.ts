import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const things = [
  'Luminária de mesa',
  'Jogo de chaves',
  'Mochila escolar',
  'Panela de pressão',
  'Fone sem fio',
  'Tênis de corrida',
  'Cafeteira',
];
const colours = ['preta', 'azul', 'vermelha', 'branca', 'verde', 'cinza'];
const categories = ['Casa', 'Ferramentas', 'Moda', 'Eletrônicos', 'Esporte'];
const syllables = ['ba', 'lo', 'mi', 'ra', 'tec', 'vi', 'san', 'do', 'fe', 'gal', 'ne', 'pri', 'zu', 'xan', 'que', 'tor'];
const pick = (words: readonly string[], at: number): string => words[at % words.length] ?? '';

/** A brand or a model: titles of a real file have words of their own, and few are nearly alike. */
const wordOf = (seed: number): string => [0, 4, 8, 12].map((shift) => pick(syllables, (seed >> shift) & 15)).join('');

/** Of a hundred rows so many can not be taken: a file as people have them. */
const isBad = (at: number): boolean => at % 100 === 57;

/** The code of a row; 'BIG-00042'. */
const codeOf = (at: number): string => `BIG-${String(at).padStart(5, '0')}`;

const moneyOf = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

const gtinOf = (at: number): string => {
  const digits = `789${String(at).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** A file of so many rows, and how many of them can be taken. */
export interface MadeFile {
  readonly path: string;
  readonly rows: number;
  readonly good: number;
}

const write = async (path: string, head: string, rows: number, rowOf: (at: number) => string): Promise<MadeFile> => {
  const all = Array.from({ length: rows }, (_, at) => rowOf(at));
  await writeFile(path, `${head}\r\n${all.join('\r\n')}\r\n`);
  return { path, rows, good: all.filter((_, at) => !isBad(at)).length };
};

const description = 'Acabamento resistente e fácil de limpar. Acompanha manual e garantia de três meses contra defeitos. ';

/** Listings to be reviewed; of the bad ones each second has no title, and each other the code of the row before. */
export const writeListings = (folder: string, rows: number): Promise<MadeFile> =>
  write(
    join(folder, 'anuncios.csv'),
    'Título;SKU;Preço;Estoque;EAN;Altura (cm);Largura (cm);Comprimento (cm);Peso (g);Categoria;Descrição',
    rows,
    (at) => {
      const title = `${pick(things, at)} ${wordOf(at % 900)} ${wordOf(Math.imul(at, 40_503))} ${wordOf(Math.imul(at, 10_007))} ${pick(colours, at)}`;
      const isTwice = isBad(at) && at % 200 === 57;
      const cells = [
        isBad(at) && !isTwice ? '' : title,
        codeOf(isTwice ? at - 1 : at),
        moneyOf(1990 + (at % 5000)),
        String(1 + (at % 40)),
        gtinOf(at),
        String(5 + (at % 30)),
        String(5 + (at % 20)),
        String(10 + (at % 40)),
        String(200 + (at % 3000)),
        pick(categories, at),
        description.repeat(1 + (at % 3)),
      ];
      return cells.join(';');
    },
  );

/** Prices and stock of the same codes, `more` cents above; of the bad ones some are nobody's, some no number. */
export const writeStock = (folder: string, rows: number, more: number): Promise<MadeFile> =>
  write(join(folder, `estoque-${more}.csv`), 'SKU;Preço;Estoque', rows, (at) => {
    const price = moneyOf(1990 + (at % 5000) + more);
    if (isBad(at)) return at % 200 === 57 ? `NADA-${at};${price};1` : `${codeOf(at)};mil;1`;
    return `${codeOf(at)};${price};${(at + more) % 90}`;
  });
