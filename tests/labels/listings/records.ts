import type { Label } from '../label.ts';

/** Of the last decided ones of a company so many were refused: would who reviews look twice at the next one? */
export interface RecordLabels {
  readonly decided: number;
  readonly refused: number;
  readonly bad: Label;
}

export const records: readonly RecordLabels[] = [
  { decided: 30, refused: 0, bad: 'no' },
  { decided: 30, refused: 2, bad: 'no' },
  { decided: 30, refused: 4, bad: 'no' },
  { decided: 30, refused: 7, bad: 'maybe' },
  { decided: 30, refused: 10, bad: 'yes' },
  { decided: 30, refused: 15, bad: 'yes' },
  { decided: 30, refused: 28, bad: 'yes' },
  { decided: 10, refused: 1, bad: 'no' },
  { decided: 10, refused: 5, bad: 'yes' },
  { decided: 10, refused: 9, bad: 'yes' },
  { decided: 5, refused: 0, bad: 'no' },
  { decided: 5, refused: 3, bad: 'yes' },
  { decided: 2, refused: 2, bad: 'maybe' },
  { decided: 1, refused: 1, bad: 'maybe' },
  { decided: 1, refused: 0, bad: 'no' },
  { decided: 0, refused: 0, bad: 'no' },
];

/** A required field of a category, and what the listing says in it. */
export interface RequiredLabels {
  readonly value: string | null;
  readonly required: boolean;
  readonly missing: Label;
}

export const requiredFields: readonly RequiredLabels[] = [
  { value: 'Bosch', required: true, missing: 'no' },
  { value: '0', required: true, missing: 'no' },
  { value: 'Não', required: true, missing: 'no' },
  { value: '220V', required: true, missing: 'no' },
  { value: null, required: true, missing: 'yes' },
  { value: '', required: true, missing: 'yes' },
  { value: ' ', required: true, missing: 'yes' },
  { value: '\t', required: true, missing: 'yes' },
  { value: '-', required: true, missing: 'maybe' },
  { value: 'Não se aplica', required: true, missing: 'maybe' },
  { value: null, required: false, missing: 'no' },
  { value: '', required: false, missing: 'no' },
  { value: 'Preto', required: false, missing: 'no' },
];
