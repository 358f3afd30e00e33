import Papa from 'papaparse';
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
      : [{ line: first + at, name: text.slice(0, longestName), reasons: [{ what: 'Aspas que não fecham', value, hint }] }],
  );
};

/** Every record of a CSV file with the line it stands on; what the parser reports is refused line by line. */
export const readTable = ({ name, bytes }: SourceFile): Result<Table, string> => {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return refuse(`${name}: ${decoded.error}`);
  // Line ends are of one kind from here on: a file that has passed through two systems has both.
  const whole = decoded.value.text.replaceAll(/\r\n?/gu, '\n');
  // Excel's own first line, which says what parts the cells.
  const [said = '', saidDelimiter] = /^sep=(.)\n/iu.exec(whole) ?? [];
  const text = whole.slice(said.length);
  const delimiter = saidDelimiter ?? guessDelimiter(text);
  const records: TableRecord[] = [];
  const refused: RefusedLine[] = [];
  let blank = 0;
  let line = said === '' ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors, meta: { cursor } }) => {
      const written = text.slice(from, cursor);
      if (errors.length > 0) refused.push(...unreadLines(written, line));
      else if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      else if (written !== '') blank += 1;
      from = cursor;
      line += written.split('\n').length - 1;
    },
  });
  return ok({ name, encoding: decoded.value.encoding, delimiter, records, refused, blank });
};
