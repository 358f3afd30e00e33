import { oneLine } from '#lib/one-line.ts';
import type { Reason } from './reason.ts';

/** NUL and its kin, halves of characters, and what stands for bytes nobody could read: a database keeps none of them, or a person reads none. */
const unreadable = /[^\P{Cc}\t\n\r]|\p{Cs}|\uFFFD/u;
/** What a spreadsheet puts where it could not work something out, or had no room to show it. */
const spreadsheetError =
  /^(?:#(?:N\/(?:[AD]|DISP)|REF!|VALOR!|VALUE!|NOME\?|NAME\?|DIV\/0!|NULL!|NULO!|N[UÚ]M!|ERROR!|ERRO!|SPILL!|DESPEJAR!|C[AÁ]LC!)|#{3,}|Err:\d{3})$/iu;

/** Why no cell of this text can be taken; null for most. */
export const textFault = (text: string): Pick<Reason, 'what' | 'hint'> | null => {
  if (text.includes('\uFFFD'))
    return { what: 'caracteres perdidos', hint: 'os bytes não são da codificação do arquivo; exporte de novo como CSV UTF-8' };
  if (unreadable.test(text)) return { what: 'caracteres inválidos', hint: 'há caracteres de controle, como NUL; apague-os' };
  if (spreadsheetError.test(text.trim())) return { what: 'erro de planilha', hint: 'a planilha não soube calcular ou mostrar a célula' };
  return null;
};

/** What is left of the way a spreadsheet marks that a cell is text: ="789". The other one, '789, is ours too, and read with the table. */
const unmarked = (text: string): string => text.replace(/^="(?<inner>[^"]*)"$/u, '$<inner>');

/** On one line, without what nobody can see. */
export const cleanLine = (text: string): string => unmarked(oneLine(text));

/** As it was written, line by line; only what nobody can see at the ends goes. */
export const cleanLines = (text: string): string =>
  text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const markup = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});|<\/?[a-z][^<>]*>/iu;

/** The first entity or tag in a text: kept as it was written, and told. */
export const markupIn = (text: string): string | null => markup.exec(text)?.[0] ?? null;
