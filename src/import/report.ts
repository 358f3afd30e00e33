/** What became of every line of an import, and how that is said. In Portuguese: people read it. */
import { countText, plural } from './plural.ts';
import { countReasons, sayReason, type CountedReason, type Reason } from './reason.ts';
import type { ReadColumns } from './read-rows.ts';
import type { RefusedLine, Table } from './read-table.ts';

/** `differs`: it is here already, and not equal; `updated`: it was, and is now; `unused`: nothing is amiss with it, and nothing asked for it. */
export type Outcome = 'taken' | 'known' | 'differs' | 'updated' | 'unused' | 'refused';

export interface ReportLine {
  readonly file: string;
  readonly line: number;
  readonly outcome: Outcome;
  /** What the line calls itself: a title, a number. */
  readonly name: string;
  /** What it is called here; '' for what is not here. */
  readonly id: string;
  /** Why it was refused, in what it differs, or what is to be noticed. */
  readonly reasons: readonly Reason[];
}

/** How a file was read. */
export interface FileReading {
  readonly table: Pick<Table, 'name' | 'encoding' | 'delimiter' | 'blank'>;
  readonly matched: Pick<ReadColumns, 'said' | 'leftOut' | 'unquoted'>;
}

export const refusedLine = (file: string, { line, name, reasons }: RefusedLine): ReportLine => ({
  file,
  line,
  outcome: 'refused',
  name,
  id: '',
  reasons,
});

const words: Readonly<Record<Outcome, readonly [one: string, many: string]>> = {
  taken: ['nova', 'novas'],
  known: ['já estava, igual', 'já estavam, iguais'],
  differs: ['já estava, diferente', 'já estavam, diferentes'],
  updated: ['atualizada', 'atualizadas'],
  unused: ['sem uso', 'sem uso'],
  refused: ['recusada', 'recusadas'],
};
const outcomes = Object.keys(words) as Outcome[];
const delimiters: Readonly<Record<string, string>> = { '\t': 'tabulação', ';': 'ponto e vírgula', ',': 'vírgula', '|': 'barra' };

export const delimiterWord = (delimiter: string): string => delimiters[delimiter] ?? delimiter;

const sayReading = ({ table, matched }: FileReading): readonly string[] => [
  `${table.name}: lido como ${table.encoding}, separado por ${delimiterWord(table.delimiter)}`,
  `  colunas lidas: ${matched.said.join(', ')}`,
  ...(matched.leftOut.length > 0
    ? [`  colunas deixadas de fora: ${matched.leftOut.map(({ head, why }) => `“${head.trim()}” (${why})`).join(', ')}`]
    : []),
  ...(matched.unquoted.length > 0
    ? [
        `  apóstrofo inicial tirado dos códigos: ${matched.unquoted.map(({ head, count }) => `“${head.trim()}” (${plural(count, 'célula', 'células')})`).join(', ')}`,
      ]
    : []),
  ...(table.blank > 0 ? [`  ${plural(table.blank, 'linha vazia deixada', 'linhas vazias deixadas')} de fora`] : []),
];

const reasonsSaid = 20;

const sayCounted = ({ count, file, line, ...reason }: CountedReason): string =>
  `  ${countText(count)} × ${sayReason(reason)}: ${file}, linha ${line}`;

const sayGroup = (title: string, lines: readonly ReportLine[]): readonly string[] => {
  const counted = countReasons(lines);
  if (counted.length === 0) return [];
  const rest = counted.length - reasonsSaid;
  return [
    title,
    ...counted.slice(0, reasonsSaid).map(sayCounted),
    ...(rest > 0 ? [`  … e mais ${plural(rest, 'motivo', 'motivos')}`] : []),
  ];
};

const sayCounts = (lines: readonly ReportLine[]): string => {
  const counted = outcomes.map((outcome) => ({ outcome, count: lines.filter((each) => each.outcome === outcome).length }));
  const said = counted.flatMap(({ outcome, count }) => (count === 0 ? [] : [plural(count, ...words[outcome])]));
  return [plural(lines.length, 'linha', 'linhas'), ...(said.length > 0 ? [said.join(', ')] : [])].join(': ');
};

/** What was read as what, then why lines were refused, most first, then how many became what. */
export const summarise = (readings: readonly FileReading[], lines: readonly ReportLine[]): string => {
  const of = (...wanted: readonly Outcome[]) => lines.filter(({ outcome }) => wanted.includes(outcome));
  return [
    ...readings.flatMap(sayReading),
    ...sayGroup('Recusadas, por motivo:', of('refused')),
    ...sayGroup('Diferentes do que já está aqui (--update para trocar):', of('differs')),
    ...sayGroup('Para notar:', of('taken', 'known', 'updated')),
    ...readings.map(({ table: { name } }) => `${name}: ${sayCounts(lines.filter(({ file }) => file === name))}`),
  ].join('\n');
};

/** Did nothing come of it? Then whoever runs imports by a script has to hear of it. */
export const isFailure = (lines: readonly ReportLine[]): boolean =>
  lines.some(({ outcome }) => outcome === 'refused') &&
  !lines.some(({ outcome }) => outcome === 'taken' || outcome === 'known' || outcome === 'updated');

/** The report as a table: first how each file was read, then line by line. */
export const reportRows = (readings: readonly FileReading[], lines: readonly ReportLine[]): readonly (readonly string[])[] => [
  ['arquivo', 'linha', 'resultado', 'nome', 'id', 'motivo'],
  ...readings.flatMap((reading) => sayReading(reading).map((said) => [reading.table.name, '1', 'leitura', '', '', said.trim()])),
  ...lines.map(({ file, line, outcome, name, id, reasons }) => [
    file,
    String(line),
    words[outcome][0],
    name,
    id,
    reasons.map(sayReason).join('; '),
  ]),
];
