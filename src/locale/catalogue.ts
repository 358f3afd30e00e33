import { catalogue as answersWords } from './answers-catalogue.ts';
import { catalogue as automessagesWords } from './automessages-catalogue.ts';
import { catalogue as commandsWords } from './commands-catalogue.ts';
import { catalogue as consoleWords } from './console-catalogue.ts';
import { catalogue as doorWords } from './door-catalogue.ts';
import { catalogue as editorWords } from './editor-catalogue.ts';
import { catalogue as homeWords } from './home-catalogue.ts';
import { catalogue as integrationsWords } from './integrations-catalogue.ts';
import { catalogue as mediationWords } from './mediation-catalogue.ts';
import { catalogue as moneyWords } from './money-catalogue.ts';
import { catalogue as ordersWords } from './orders-catalogue.ts';
import { catalogue as pricesWords } from './prices-catalogue.ts';
import { catalogue as productsWords } from './products-catalogue.ts';
import { catalogue as questionsWords } from './questions-catalogue.ts';
import { catalogue as recordsWords } from './records-catalogue.ts';
import { catalogue as reportsWords } from './reports-catalogue.ts';
import { catalogue as queueWords } from './queue-catalogue.ts';
import { catalogue as settingsWords } from './settings-catalogue.ts';
import { catalogue as slipWords } from './slip-catalogue.ts';
import { catalogue as tablesWords } from './tables-catalogue.ts';
import { catalogue as uploadsWords } from './uploads-catalogue.ts';

/** Every text, for types and for tests; the console fetches it in volumes (words.ts). */
export const catalogue = {
  ...doorWords,
  ...answersWords,
  ...commandsWords,
  ...consoleWords,
  ...editorWords,
  ...homeWords,
  ...integrationsWords,
  ...mediationWords,
  ...moneyWords,
  ...ordersWords,
  ...automessagesWords,
  ...pricesWords,
  ...productsWords,
  ...questionsWords,
  ...queueWords,
  ...recordsWords,
  ...reportsWords,
  ...settingsWords,
  ...slipWords,
  ...tablesWords,
  ...uploadsWords,
};
export type Catalogue = typeof catalogue;
export type MessageKey = keyof Catalogue;
