import Papa from 'papaparse';
import { cutText } from '#lib/cut-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { decodeBytes } from './decode-bytes.ts';
import type { Reason } from './reason.ts';

/** A file as it came. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface TableRecord {
  /** The line of the file on which it begins, as an editor counts them. */
  readonly line: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
}

/** A line that can not be used, what it calls itself as far as that can be told, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly name: string;
  readonly reasons: readonly Reason[];
}

export interface Table {
  readonly name: string;
  readonly encoding: string;
  readonly delimiter: string;
  /** The first one is the head, where the file has one. */
  readonly records: readonly TableRecord[];
  readonly refused: readonly RefusedLine[];
  /** How many lines have nothing in them, or nothing but delimiters. */
  readonly blank: number;
}

const longestName = 60;

const guessDelimiter = (text: string): string =>
  Papa.parse(text, { preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] }).meta.delimiter;

/** What the parser could not make sense of, said of every line it touches: the rows on them can not be told apart. */
const unreadLines = (written: string, first: number): readonly RefusedLine[] => {
  const lines = written.replace(/\n$/u, '').split('\n');
  const last = first + lines.length - 1;
  const hint = `aspas dentro de um texto se escrevem dobradas, assim: "Monitor 24"" preto"${lines.length > 1 ? `; as linhas ${first} a ${last} foram lidas como uma só` : ''}`;
  const value = lines[0] ?? '';
  return lines.flatMap((text, at) =>
    text.trim() === ''
      ? []
      : [{ line: first + at, name: cutText(text, longestName), reasons: [{ what: 'Aspas que não fecham', value, hint }] }],
  );
};

/** Some records of a file, one after the other, and what of the lines between them could not be read. */
export type TableSlice = Pick<Table, 'records' | 'refused' | 'blank'>;

/** A file whose records are asked for some at a time, so that a long one never is in memory as rows. */
export interface OpenTable extends Pick<Table, 'name' | 'encoding' | 'delimiter'> {
  /** @param from Where to go on: `end` of the slice before. */
  readonly slices: (most: number, from?: number) => Generator<TableSlice & { readonly end: number }>;
}

interface Place {
  readonly text: string;
  readonly delimiter: string;
  /** Where the next record begins, and on which line. */
  from: number;
  line: number;
}

/** The next records; the place is behind them afterwards. */
const readSlice = (place: Place, most: number): TableSlice => {
  const { text, delimiter } = place;
  const begin = place.from;
  const records: TableRecord[] = [];
  const refused: RefusedLine[] = [];
  let blank = 0;
  Papa.parse<string[]>(text.slice(begin), {
    delimiter,
    newline: '\n',
    // Else a text without quotes is parted as a whole each time it is asked for some of its records.
    fastMode: false,
    step: ({ data: cells, errors, meta: { cursor } }, parser) => {
      const written = text.slice(place.from, begin + cursor);
      if (errors.length > 0) refused.push(...unreadLines(written, place.line));
      else if (cells.some((cell) => cell.trim() !== '')) records.push({ line: place.line, cells });
      else if (written !== '') blank += 1;
      place.from = begin + cursor;
      place.line += written.split('\n').length - 1;
      if (records.length >= most) parser.abort();
    },
  });
  return { records, refused, blank };
};

/** A CSV file whose text was read, and its rows not yet. */
export const openTable = ({ name, bytes }: SourceFile): Result<OpenTable, string> => {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return refuse(`${name}: ${decoded.error}`);
  // Line ends are of one kind from here on: a file that has passed through two systems has both.
  const whole = decoded.value.text.replaceAll(/\r\n?/gu, '\n');
  // Excel's own first line, which says what parts the cells.
  const [said = '', saidDelimiter] = /^sep=(.)\n/iu.exec(whole) ?? [];
  const text = whole.slice(said.length);
  const delimiter = saidDelimiter ?? guessDelimiter(text);
  return ok({
    name,
    encoding: decoded.value.encoding,
    delimiter,
    *slices(most, from = 0) {
      const above = text.slice(0, from).split('\n').length - 1;
      const place: Place = { text, delimiter, from, line: (said === '' ? 1 : 2) + above };
      while (place.from < text.length) yield { ...readSlice(place, most), end: place.from };
    },
  });
};

/** Every record of a CSV file with the line it stands on; what the parser reports is refused line by line. */
export const readTable = (file: SourceFile): Result<Table, string> => {
  const opened = openTable(file);
  if (!opened.ok) return opened;
  const { slices, ...table } = opened.value;
  const [all] = slices(Infinity);
  return ok({ ...table, records: all?.records ?? [], refused: all?.refused ?? [], blank: all?.blank ?? 0 });
};
