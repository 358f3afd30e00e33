import { sayReason, type Reason } from '#import/reason.ts';

/** The reader's sentences name options of the command line: on a page they say where to set the same there. */
const said: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/; tente --decimal , ou --decimal \./u, '; diga ao mapear as colunas qual é a marca dos decimais'],
  [/com --decimal “(.)”/u, 'com “$1” antes dos decimais'],
  [/tente --dates d\/m\/y ou --dates m\/d\/y/u, 'diga ao mapear as colunas'],
  [/; se a ordem é outra, tente --dates/u, '; se a ordem é outra, diga ao mapear as colunas'],
  [/; se está certo, use --accept-prices/u, '; se está certo, mude-o no próprio produto'],
  [/não está nas pastas de --images; a linha entra sem ela/u, 'um CSV não traz imagens; a linha entra sem ela'],
  [/ Colunas do arquivo: .*$/u, ' Diga qual coluna é.'],
  [/^--map [^:]*: /u, ''],
];

export const inBrowserWords = (text: string): string => said.reduce((left, [pattern, words]) => left.replace(pattern, words), text);

export const sayInBrowser = (reason: Reason): string => inBrowserWords(sayReason(reason));
