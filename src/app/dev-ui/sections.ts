import type { ComponentType } from 'react';
import { DialogSection } from './dialog-section.tsx';
import { FormSection } from './form-section.tsx';
import { TableSection } from './table-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { StatesSection } from './states-section.tsx';
import { TextSection } from './text-section.tsx';
import { UploadSection } from './upload-section.tsx';
import { ValuesSection } from './values-section.tsx';

export interface DevSection {
  /** The anchor: /dev/ui#dialogs. */
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
}

/** Every control of src/ui in every state. A new control adds its section here, and so gets its picture compared. */
export const sections: readonly DevSection[] = [
  { id: 'dialogs', title: 'Dialogs', Section: DialogSection },
  { id: 'table', title: 'Table', Section: TableSection },
  { id: 'values', title: 'Values', Section: ValuesSection },
  { id: 'progress', title: 'Stepper and timeline', Section: ProgressSection },
  { id: 'states', title: 'States', Section: StatesSection },
  { id: 'text', title: 'Stored text', Section: TextSection },
  { id: 'upload', title: 'Upload', Section: UploadSection },
  { id: 'forms', title: 'Forms', Section: FormSection },
];
