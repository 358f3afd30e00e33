import { upload } from './upload.ts';

/** What is said of files that are attached. */
export const catalogue = {
  ...upload,
};
