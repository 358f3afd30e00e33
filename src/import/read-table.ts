import Papa from 'papaparse';
import { cutText } from '#lib/cut-text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { decodeParts, findEncoding, partBytes } from './decode-bytes.ts';
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

const delimiters = [';', ',', '\t', '|'];

/** Of two columns a line without the delimiter has the guess go wrong: what the head does not have parts nothing. */
const guessDelimiter = (text: string): string => {
  const guessed = Papa.parse(text, { preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: delimiters }).meta.delimiter;
  const head = /\S.*/u.exec(text)?.[0] ?? '';
  return [guessed, ...delimiters].find((delimiter) => head.includes(delimiter)) ?? guessed;
};

/** Lines that were read as one. Those with nothing in them are told of nobody, and count for nothing in how many are told. */
class UnreadLines {
  readonly #first: number;
  readonly #most: number;
  readonly #told: { readonly line: number; readonly text: string }[] = [];
  #next: number;

  constructor(first: number, most: number) {
    this.#first = first;
    this.#most = most;
    this.#next = first;
  }

  add(text: string): void {
    if (this.#told.length <= this.#most && text.trim() !== '') this.#told.push({ line: this.#next, text });
    this.#next += 1;
  }

  /** What the parser could not make sense of, said of every line it touches: the rows on them can not be told apart. */
  refuseIn(refused: RefusedLine[]): void {
    const last = this.#next - 1;
    const hint = `aspas dentro de um texto se escrevem dobradas, assim: "Monitor 24"" preto"${last > this.#first ? `; as linhas ${this.#first} a ${last} foram lidas como uma só` : ''}`;
    const value = this.#told[0]?.text ?? '';
    // One by one: a quote that never closes may swallow more lines than a call takes arguments.
    for (const { line, text } of this.#told)
      refused.push({ line, name: cutText(text, longestName), reasons: [{ what: 'Aspas que não fecham', value, hint }] });
  }
}

const linesOf = (written: string): string[] => written.replace(/\n$/u, '').split('\n');

/** Some records of a file, one after the other, and what of the lines between them could not be read. */
export type TableSlice = Pick<Table, 'records' | 'refused' | 'blank'>;

/** A file whose records are asked for some at a time, so that a long one never is in memory as rows. */
export interface OpenTable extends Pick<Table, 'name' | 'encoding' | 'delimiter'> {
  /** @param from Where to go on: `end` of the slice before. */
  readonly slices: (most: number, from?: number) => Generator<TableSlice & { readonly end: number }>;
}

/** Line ends are of one kind from here on: a file that has passed through two systems has both. */
const withOneLineEnd = function* (parts: Iterable<string>): Generator<string> {
  let held = '';
  for (const part of parts) {
    const text = held + part;
    // Its other half may be the first character of the next part.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/gu, '\n');
  }
  if (held !== '') yield '\n';
};

/** As much of a text as is looked at; the rest comes when it is asked for. */
class TextWindow {
  text = '';
  /** Where the next record begins, in the whole text, and on which line. */
  from = 0;
  line: number;
  isEnd = false;
  readonly #parts: Iterator<string>;

  constructor(parts: Iterator<string>, line: number) {
    this.#parts = parts;
    this.line = line;
  }

  /** The next part behind what is here. */
  grow(): void {
    const { done, value } = this.#parts.next();
    if (done === true) this.isEnd = true;
    else this.text += value;
  }

  /** At least as much again. What is here is read anew with it: added to in parts, a quote that never closes would have it read over and over. */
  double(): void {
    const chars = 2 * this.text.length;
    do this.grow();
    while (this.text.length < chars && !this.isEnd);
  }

  /** So many characters are done with. */
  pass(chars: number): void {
    this.line += this.text.slice(0, chars).split('\n').length - 1;
    this.from += chars;
    this.text = this.text.slice(chars);
  }

  /** Is nothing left? */
  isOver(): boolean {
    while (this.text === '' && !this.isEnd) this.grow();
    return this.text === '';
  }

  passTo(place: number): void {
    while (this.from < place && !this.isOver()) this.pass(Math.min(this.text.length, place - this.from));
  }
}

interface Reading {
  readonly records: TableRecord[];
  readonly refused: RefusedLine[];
  blank: number;
}

const countOf = ({ records, refused }: Reading): number => records.length + refused.length;

interface Limits {
  /** Records and refused lines a slice has. */
  readonly most: number;
  /** Of what can not be read no more lines are told of than this and one. */
  readonly mostLines: number;
}

/** Reads on until so many are there, or what is here of the text ends. False where the next record may go on in the next part. */
const readOn = (window: TextWindow, delimiter: string, { most, mostLines }: Limits, reading: Reading): boolean => {
  const { text, isEnd } = window;
  let passed = 0;
  let isWhole = true;
  let { line } = window;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    // Else a text without quotes is parted as a whole each time it is asked for some of its records.
    fastMode: false,
    step: ({ data: cells, errors, meta: { cursor } }, parser) => {
      if (cursor >= text.length && !isEnd) {
        isWhole = false;
        parser.abort();
        return;
      }
      const written = text.slice(passed, cursor);
      if (errors.length > 0) {
        const unread = new UnreadLines(line, mostLines);
        for (const each of linesOf(written)) unread.add(each);
        unread.refuseIn(reading.refused);
      } else if (cells.some((cell) => cell.trim() !== '')) reading.records.push({ line, cells });
      else if (written !== '') reading.blank += 1;
      passed = cursor;
      line += written.split('\n').length - 1;
      if (countOf(reading) >= most) parser.abort();
    },
  });
  window.pass(passed);
  return isWhole;
};

/**
 * No row is so long: a quote was opened that never closes. Looked at as one it would be gigabytes, for the parser keeps what it finds wrong
 * with each quote in it.
 */
const longestRecord = 1024 * 1024;

/** All lines there are, of a text whose next record can not be read; it is at its end then. */
const refuseRest = (window: TextWindow, mostLines: number, { refused }: Reading): void => {
  const lines = new UnreadLines(window.line, mostLines);
  let begun = '';
  while (!window.isOver()) {
    const parts = window.text.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      lines.add(begun + part);
      begun = '';
    }
    begun += last;
    window.pass(window.text.length);
  }
  if (begun !== '') lines.add(begun);
  lines.refuseIn(refused);
};

/** As much of a text as its first rows take: what parts their cells is found there. */
const firstChars = 64 * 1024;

interface Opening {
  readonly bytesAtOnce?: number | undefined;
  /** A caller that takes no file of more lines is told of as many that can not be read, and of one more. */
  readonly mostLines?: number;
}

/** A CSV file whose encoding and delimiter were found, and its rows not yet: it is decoded as they are asked for. */
export const openTable = (
  { name, bytes }: SourceFile,
  { bytesAtOnce = partBytes, mostLines = Infinity }: Opening = {},
): Result<OpenTable, string> => {
  const encoding = findEncoding(bytes);
  if (!encoding.ok) return refuse(`${name}: ${encoding.error}`);
  const openParts = (): Iterator<string> => withOneLineEnd(decodeParts(bytes, encoding.value, bytesAtOnce));
  const first = new TextWindow(openParts(), 1);
  while (first.text.length < firstChars && !first.isEnd) first.grow();
  // Excel's own first line, which says what parts the cells.
  const [said = '', saidDelimiter] = /^sep=(.)\n/iu.exec(first.text) ?? [];
  const delimiter = saidDelimiter ?? guessDelimiter(first.text.slice(said.length));
  return ok({
    name,
    encoding: encoding.value.said,
    delimiter,
    *slices(mostRecords, from = 0) {
      const window = new TextWindow(openParts(), 1);
      window.passTo(Math.max(from, said.length));
      while (!window.isOver()) {
        const reading: Reading = { records: [], refused: [], blank: 0 };
        const limits = { most: mostRecords, mostLines };
        while (countOf(reading) < mostRecords && !window.isOver()) {
          if (readOn(window, delimiter, limits, reading)) continue;
          if (window.text.length < longestRecord) window.double();
          else refuseRest(window, mostLines, reading);
        }
        yield { ...reading, end: window.from };
      }
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
