import { z } from 'zod';
import type { BrokenRow } from '#lib/broken-row.ts';
import { Instant } from './call.ts';
import { Dispatch } from './integration-job.ts';
import { lacks } from './lacking.ts';
import { listOf } from './list-of.ts';
import type { PartyTable } from './party.ts';
import { Buyer, Cents, Shipping } from './order.ts';
import { textIn, unreadableId, unreadableName } from './unreadable.ts';

/** `closing` while the marketplace has not yet confirmed it; ours never answers it, a provider may (part 2, section 4). */
export const MediationStatus = z.enum(['open', 'closing', 'closed']);
export type MediationStatus = z.infer<typeof MediationStatus>;

/** The parties that may take each step of a mediation (part 2, sections 4 and 6). Buyers and mediators speak through the marketplace. */
export const mediationParties = {
  /** Somebody of ours answers. */
  reply: ['seller', 'superuser'],
  /** The buyer or the mediator says something. */
  hear: ['marketplace'],
  /** The marketplace refused what was said. */
  undoReply: ['marketplace'],
  close: ['superuser'],
  confirmClose: ['marketplace'],
  failClose: ['marketplace'],
} as const satisfies PartyTable;

/** Mediations are no business of reviewers (part 2, section 6). */
export const mediationAccess = { read: ['seller', 'superuser'] } as const satisfies PartyTable;

/** Our own verdict, beside what the marketplace decided (`resolution`): 'Não foi resolvido', 'Resolvido'. */
export const Situation = z.enum(['not solved', 'resolved']);
export type Situation = z.infer<typeof Situation>;

/** The side that has to act now; only one has the mandatory action at a time (domain, 5.7). */
export const WaitsFor = z.enum(['seller', 'buyer', 'mediator']);
export type WaitsFor = z.infer<typeof WaitsFor>;

/** `claim`: buyer and seller talk; `dispute`: a representative of the marketplace mediates, and messages go to them. */
const Stage = z.enum(['claim', 'dispute', 'recontact', 'stale', 'none']);

/** What the marketplace lets the seller do now; actions of tomorrow are shown as they come. */
const ClaimAction = z.object({ action: z.string(), mandatory: z.boolean(), dueAt: Instant.nullable() });

/** The actions that are a reply. */
export const messageActions = ['send_message_to_complainant', 'send_message_to_mediator'] as const;

/** What the marketplace knows of a dispute (domain, 5.7); ours, and null where the record does not carry it. */
export const Claim = z.object({
  claimId: z.string(),
  stage: Stage,
  /** Its first three letters: PNR not received, PDD different or defective, CS cancelled. */
  reasonId: z.string(),
  /** As the marketplace words it. */
  reason: z.string(),
  waitsFor: WaitsFor.nullable(),
  dueAt: Instant.nullable(),
  affectsReputation: z.enum(['affected', 'not_affected', 'not_applies']),
  /** A good answer within 48 h spares the reputation. */
  hasIncentive: z.boolean(),
  actions: z.array(ClaimAction),
  resolution: z.object({ reason: z.string(), benefited: z.string(), closedBy: z.string(), appliedCoverage: z.boolean() }).nullable(),
});
export type Claim = z.infer<typeof Claim>;

/** Conversation message (part 2, section 3). `_id` is ours. */
export const MediationMessage = z.object({
  _id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userPic: z.string().nullable(),
  message: z.string(),
  /** Null where nobody told it. */
  date: Instant.nullable().default(null),
  /** Addresses of its files, PDFs among them; the last segment is the file's name. Ours may be fetched for some hours without a session. */
  picture: z.array(z.string()),
  /** Ours: how its way to the marketplace stands. Null of what others said, and of what was said before it was told. */
  dispatch: Dispatch.nullish(),
});
export type MediationMessage = z.infer<typeof MediationMessage>;

/** In its place in the conversation: without its date, where all else of it can be read. */
const unreadable = (broken: BrokenRow, told: unknown): MediationMessage => {
  const undated = MediationMessage.safeParse({ ...(told as object), date: null }).data;
  return (
    undated ?? {
      _id: unreadableId(broken),
      userId: textIn(told, 'userId') ?? '',
      userName: textIn(told, 'userName') ?? '',
      userPic: null,
      message: unreadableName(broken),
      date: Instant.safeParse(textIn(told, 'date')).data ?? null,
      picture: [],
    }
  );
};

/** What commands and lists know of a mediation. `_id` is the order's: an order has one mediation. `version` counts the mediation's changes. */
const core = {
  _id: z.string(),
  version: z.int().positive(),
  externalId: z.string(),
  packId: z.string().nullable(),
  status: MediationStatus,
  situation: Situation.nullable(),
  gross: Cents.nullable(),
  sellerId: z.string(),
  claim: Claim.nullable(),
  lacks,
  /** When the dispute began; ours. */
  openedAt: Instant,
};

/** What a list shows: buyer data masked (reliability, LGPD). */
export const MediationRow = z.object({
  ...core,
  sellerName: z.string(),
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
  /** First name and initials; null when there is none. */
  buyerName: z.string().nullable(),
  messages: z.int(),
  /** Messages of others that this user has not seen. */
  unread: z.int(),
  /** The beginning of the newest message, at most 140 characters; null where nothing was said yet. */
  lastMessage: z
    .object({ userId: z.string(), userName: z.string(), message: z.string(), date: MediationMessage.shape.date, files: z.int() })
    .nullable(),
});
export type MediationRow = z.infer<typeof MediationRow>;

/** The record of GET /order/mediate/{id} (part 2, section 3): the order and its dispute. */
export const MediationRecord = z.object({
  ...core,
  freightSeller: Cents.nullable(),
  /** Of the order. */
  createdAt: Instant,
  sellerName: z.string(),
  marketPlaceName: z.string(),
  /** The reason block; shown only when there is one. */
  anotation: z.string().nullable(),
  buyer: Buyer,
  /** As an order carries it. Both spellings of the neighbourhood are read (decision 1). */
  shipping: Shipping.pick({ street: true, number: true, neighborhood: true, city: true, state: true, zipCode: true }),
  /** What was bought, for the variation dialog; `skuId` is null where the SKU is not ours. */
  items: listOf(z.object({ sku: z.string(), skuId: z.string().nullable(), title: z.string() }), (broken, told) => ({
    sku: textIn(told, 'sku') ?? '',
    skuId: textIn(told, 'skuId'),
    title: textIn(told, 'title') ?? unreadableName(broken),
  })),
  /** Oldest first. */
  mediation: z.object({ conversation: listOf(MediationMessage, unreadable) }),
  /** How many of the messages this user has seen, from the oldest. */
  readCount: z.int(),
});
export type MediationRecord = z.infer<typeof MediationRecord>;

/** A name for what an attachment may be called (domain, 5.7). */
export const longestFileName = 125;
/** Bytes of one attachment that the marketplace takes (domain, 5.7). */
export const mostFileBytes = 5 * 1024 * 1024;
/** Most attachments of one reply (part 2, section 9). */
export const mostFiles = 10;
/** Code points of a reply. */
export const longestReply = 2000;
