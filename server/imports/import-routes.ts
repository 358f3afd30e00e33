import { described } from '../http/route.ts';
import { beginImportRoute, sendImportPieceRoute } from './begin-import.ts';
import { getImportLinesRoute, getImportRoute, listImportsRoute } from './import-reads.ts';
import { cancelImportRoute, mapImportRoute, startImportRoute } from './import-steps.ts';
import { getStockSheetRoute } from './stock-sheet.ts';

export const importRoutes = described([
  [listImportsRoute, 'Imports of the own company, newest first'],
  [beginImportRoute, 'Announces a file to be imported'],
  [sendImportPieceRoute, 'One piece of a file, by its place from 0; with the last the server reads it'],
  [getImportRoute, 'One import: its columns, how they are read, and how far it is'],
  [getImportLinesRoute, 'Lines of an import in the order of the file, by what became of them'],
  [mapImportRoute, 'Says what each column of a file is; the server then looks at every line'],
  [startImportRoute, 'Takes the lines that were found ready'],
  [cancelImportRoute, 'Stops an import; what was taken by then stays'],
  [getStockSheetRoute, 'Prices and stock of the SKUs of a company, to be changed and imported again'],
]);
