/** Bounds of an acceptable image (domain, 5.3; reliability, inputs 97 ff.). Pixels. */
export const imageLimits = {
  /** Refused from the header, before a pixel is decoded. */
  pixels: 50_000_000,
  /** Both sides at least this … */
  shortSide: 250,
  /** … and one side over this. */
  longSide: 500,
  /** Under it on the longer side the marketplace shows it small: a warning. */
  recommended: 1200,
  /** The largest side the marketplace keeps; what we store is no larger. */
  kept: 1920,
} as const;

/** A border pixel is white when each channel reaches this. */
export const whiteFrom = 245;

/**
 * A cover counts as photographed on white when at least half its border is: products touch the border (a sofa, a pair of
 * trousers), so asking for all of it would refuse good pictures. Of 10 catalogue pictures measured 7 reach it and 3 fill their
 * frame; of 27 scenes 26 stay under 0.4 and one is on white. Falling short is a warning, never a refusal.
 */
export const whiteBorderShare = 0.5;

/** Variance of the Laplacian in the sharpest part; below it the picture looks out of focus. Sharp pictures measured had 201 and more, the same blurred 57 and less. */
export const sharpEnough = 60;

/** Rises when a measure or a limit above changes: answers kept under another revision are then not read. */
export const analysisRevision = 1;
