import { described } from '../http/route.ts';
import { analyseImageRoute } from './analyse-image.ts';
import { getImageRoute } from './get-image.ts';
import { uploadListingImagesRoute } from './upload-listing-images.ts';

export const imageRoutes = described([
  [analyseImageRoute, 'Analyses one image'],
  [getImageRoute, 'A stored image, metadata stripped and orientation applied'],
  [uploadListingImagesRoute, 'Adds images to a variation, or to the listing itself'],
]);
