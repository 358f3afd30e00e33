import type { Route } from '../http/route.ts';
import { analyseImageRoute } from './analyse-image.ts';
import { getImageRoute } from './get-image.ts';
import { uploadListingImagesRoute } from './upload-listing-images.ts';

export const imageRoutes: readonly Route[] = [analyseImageRoute, getImageRoute, uploadListingImagesRoute];
