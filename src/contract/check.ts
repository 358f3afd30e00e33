/** What a machine can see of a listing before a person looks (issue 24, row 1; decision 91). */
import { z } from 'zod';
import { ImageVerdict } from './sku.ts';
import { WarningKey } from './warning.ts';

/** Every check there is, in the order findings are told: what the form asks first, what the hub knows last. */
export const checkNames = [
  'images',
  'price',
  'gtin',
  'measures',
  'weight',
  'titleLength',
  'attributes',
  'imageReadable',
  'imageBackground',
  'imageSize',
  'imageBlur',
  'contact',
  'payment',
  'titleAttributes',
  'titleWords',
  'gtinPrefix',
  'gtinShared',
  'priceUnusual',
  'sizeUnusual',
  'duplicate',
  'imageShared',
  'company',
] as const;
export const CheckName = z.enum(checkNames);
export type CheckName = z.infer<typeof CheckName>;

/** Red breaks a rule for certain; yellow is worth a look. */
export const Severity = z.enum(['red', 'yellow']);
export type Severity = z.infer<typeof Severity>;

/** What a check counts in a category: its findings are red or yellow, or it is switched off. */
export const CheckWeight = z.enum([...Severity.options, 'off']);
export type CheckWeight = z.infer<typeof CheckWeight>;
/** Checks that count otherwise than usual. */
export const CheckWeights = z.partialRecord(CheckName, CheckWeight);
export type CheckWeights = z.infer<typeof CheckWeights>;

/** What is said of a finding, as `listing.issue.<code>` says it. */
export const FindingCode = z.enum([
  'imageMissing',
  'priceMissing',
  'gtinMissing',
  'gtinInvalid',
  'measuresMissing',
  'measuresExceeding',
  'weightMissing',
  'weightExceeding',
  'titleLong',
  'attributeMissing',
  'imageUnreadable',
  'imageTinted',
  'imageSmall',
  'imageBlurred',
  'imageShared',
  'contactPhone',
  'contactMail',
  'contactLink',
  'contactChannel',
  'paymentTalk',
  'titleContradicts',
  'titleWord',
  'gtinInternal',
  'gtinShared',
  'priceAbove',
  'priceBelow',
  'weightUnusual',
  'measuresUnusual',
  'duplicateOwn',
  'duplicateOther',
  'companyRefused',
]);
export type FindingCode = z.infer<typeof FindingCode>;

const FindingPlace = z.enum(['title', 'description', 'gtin', 'price', 'measures', 'weight', 'images', 'attributes', 'company']);

/** Free texts a check proposes where no fixed warning says it; their words are `listing.proposal.<text>`. */
export const ProposedText = z.enum(['contact', 'payment', 'titleContradicts', 'titleWord', 'priceUnusual', 'duplicate']);
export type ProposedText = z.infer<typeof ProposedText>;

/** Another listing that a finding is about. */
const Other = z.object({ publishId: z.string(), title: z.string() });

export const Finding = z.object({
  check: CheckName,
  severity: Severity,
  code: FindingCode,
  place: FindingPlace,
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Where in the text of its place: from and up to, as JavaScript counts characters. */
  spans: z.array(z.tuple([z.int(), z.int()])).default([]),
  /** What a refusal would say of it. */
  proposes: z.union([WarningKey, ProposedText]).nullable(),
  /** They may be another company's: no seller is answered with findings. */
  others: z.array(Other).default([]),
});
export type Finding = z.infer<typeof Finding>;

/** What the machine said of a listing as it now is. */
export const Checked = z.object({
  findings: z.array(Finding),
  /** Checks that failed: nothing is known of what they look for. */
  failed: z.array(CheckName),
  /** Ours: checks that are switched off in its category, and so do not look; told with a refusal, of which they can not say whether it was answered. */
  off: z.array(CheckName).optional(),
  /** What the analyser said of each of its images, by address: a text is the error. */
  images: z.array(z.object({ url: z.string(), answer: z.union([z.string(), ImageVerdict]) })).default([]),
});
export type Checked = z.infer<typeof Checked>;

/** How much was found: what a row shows. */
export const FindingCounts = z.object({ red: z.int(), yellow: z.int() });
export type FindingCounts = z.infer<typeof FindingCounts>;

/** What the queue is filtered by: one check's findings, or that no check found anything. */
export const ProblemFilter = z.enum(['clean', ...checkNames]);
export type ProblemFilter = z.infer<typeof ProblemFilter>;
