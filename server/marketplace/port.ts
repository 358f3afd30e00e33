/**
 * What stands between the hub and a marketplace: types only. (design: marketplace.md, section 2)
 *
 * A small base, and capabilities that each have their own type; what an adapter lacks is absent. Words of one marketplace alone have no
 * place here: a listing has variants, a sale has lines, and ids are text.
 */
import type { JobCause, natureOf } from '#contract/integration-job.ts';
import type { Platform } from '#contract/marketplace-account.ts';
import type { Standing } from '#contract/reputation.ts';
import type { CallLane } from '#contract/status.ts';

/** What an adapter can do beyond listings, prices, stock and status. A command whose kind needs one that is absent is not offered. */
export const capabilities = ['questions', 'buyerMessages', 'claims', 'cancellations', 'ownShipping'] as const;
export type Capability = (typeof capabilities)[number];

/** State: the newest wins and repeating is harmless. Append: a second time would be a second thing, so it is never repeated blindly. */
export type Nature = ReturnType<typeof natureOf>;

/** Which limit a call counts against. Every platform has all; how wide each is the adapter says. */
export type Lane = CallLane;

/** The account a call is made for. `externalId` is the marketplace's own id of its user. */
export interface AccountRef {
  readonly id: string;
  readonly sellerId: string;
  readonly externalId: string;
  /** What kind of user it is, in the marketplace's own words; null where nobody has heard it of late. */
  readonly tags: readonly string[] | null;
}

interface ListingRef {
  /** Ours: written into the listing there, so that an uncertain publication is found again. */
  readonly listingId: string;
  /** Theirs; null while it was never published. */
  readonly externalId: string | null;
}

/** In the marketplace's words; `time` is null where there is none. */
export interface Warranty {
  readonly type: string;
  readonly time: string | null;
}

/** Without a value it had one there, which is taken away; or it does not apply to what is sold. Numbers have a point. */
export interface DraftAttribute {
  readonly id: string;
  readonly value: string | null;
  readonly applies?: false;
}

/** What a listing is to be there, as it is here at the moment of sending. Prices in cents. */
export interface ListingDraft {
  readonly title: string;
  readonly categoryId: string;
  readonly price: number;
  /** Said of what is made there, and of no edit: what was sold there meanwhile nobody here knows. Null where nobody knows it at all. */
  readonly stock: number | null;
  /** Null where no step here changes it: nothing is said of it. */
  readonly isOnSale: boolean | null;
  readonly description: string;
  readonly condition: 'new' | 'used';
  readonly listingType: 'gold_pro' | 'gold_special';
  readonly warranty: Warranty;
  readonly gtin: string | null;
  readonly sku: string;
  /** As this server names them, from its root; where that is the session says. */
  readonly pictures: readonly string[];
  /** Those of its only variant are its own. */
  readonly attributes: readonly DraftAttribute[];
  /** How many kinds of it there are, by colour or size; none where it is one piece. */
  readonly variants: number;
  /** Of its package, in centimetres and grams; 0 where nobody measured it. */
  readonly measures: { readonly height: number; readonly width: number; readonly depth: number; readonly weight: number };
  readonly shipMode: 'me1' | 'me2';
  /** It names vehicles it fits. */
  readonly fitsVehicles: boolean;
}

/** In the hub's words, with the desired state read at the moment of sending. */
export type Command =
  | { readonly kind: 'publish'; readonly listing: ListingRef; readonly draft: ListingDraft }
  /** It may have been published, and was taken back since: what it is called there, if it is there. */
  | { readonly kind: 'find'; readonly listing: ListingRef; readonly sku: string }
  | { readonly kind: 'setPrice'; readonly listing: ListingRef; readonly price: number }
  | { readonly kind: 'setStock'; readonly listing: ListingRef; readonly stock: number }
  /** It was to be told a stock, which may be there, and nobody knows its stock any more: how it stands there. */
  | { readonly kind: 'readStock'; readonly listing: ListingRef }
  | { readonly kind: 'pause' | 'activate' | 'close'; readonly listing: ListingRef }
  | { readonly kind: 'answerQuestion'; readonly questionId: string; readonly text: string }
  | { readonly kind: 'messageBuyer'; readonly saleId: string; readonly text: string }
  | { readonly kind: 'replyToClaim'; readonly saleId: string; readonly text: string; readonly at: string }
  | { readonly kind: 'cancelSale'; readonly saleId: string; readonly reason: string | null; readonly text: string }
  | { readonly kind: 'announceShipping'; readonly saleId: string; readonly trackingNumber: string | null; readonly carrier: string | null };

/** Of a listing there: on sale, or off it until there is some. Absent where it is neither, or was not read. */
export interface StandingThere {
  readonly standing?: 'onSale' | 'soldOut' | undefined;
}

/** The parts of a publication that were not taken with it, and are to be said once more. */
export type Untold = 'description' | 'price' | 'stock';

/** How a question stands there that took no answer of ours: what was answered in its place, or why nothing can be any more. */
export type QuestionThere = { readonly status: 'answered'; readonly text: string } | { readonly status: 'closed' | 'banned' | 'deleted' };

/** What became of a command. */
export type Outcome =
  | ({
      readonly type: 'done';
      readonly externalId?: string;
      readonly causes?: readonly JobCause[];
      readonly untold?: readonly Untold[];
    } & StandingThere)
  /** It was so already. */
  | ({
      readonly type: 'same';
      readonly externalId?: string;
      readonly causes?: readonly JobCause[];
      readonly untold?: readonly Untold[];
    } & StandingThere)
  /** Costs no attempt but `away`, which is the network's or theirs and counts. `afterMs`: what they asked for. */
  | { readonly type: 'later'; readonly why: 'busy' | 'throttled' | 'away' | 'notReady'; readonly afterMs?: number; readonly text?: string }
  /** For good: another try would end the same way. */
  | {
      readonly type: 'refused';
      readonly code: string;
      readonly text: string;
      readonly causes: readonly JobCause[];
      /** Of a question that was read. */
      readonly there?: QuestionThere;
    }
  /** The account has to be authorised again (`grant`), or is kept from us (`forbidden`). */
  | { readonly type: 'shutOut'; readonly why: 'grant' | 'forbidden'; readonly text: string }
  /** The connection broke after sending: an append command must be read before it is tried again. */
  | { readonly type: 'unknown'; readonly text: string };

/** One call over the wire, for one account: limiter, token and patience are its own; adapters never see a token. */
export interface Ask {
  readonly lane: Lane;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for what varies: the log holds this and no id. */
  readonly route: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Aborted, it is not sent any more, however long it waited for a token or its turn. */
  readonly over?: AbortSignal;
}

/** What came back, or why nothing did. `body` is what was parsed; null where it was no JSON. */
export type Asked =
  | { readonly type: 'answer'; readonly status: number; readonly headers: Headers; readonly body: unknown }
  /** No byte was sent, or nothing can have happened there. */
  | { readonly type: 'notSent'; readonly text: string }
  /** It was sent, and what became of it is not known: broken, late, cut, or no JSON where there had to be one. */
  | { readonly type: 'lost'; readonly text: string }
  /** The limit is used up: nothing was sent. */
  | { readonly type: 'throttled'; readonly afterMs: number }
  /** Nothing was sent, for a reason of this server that passes and is not about what was to be said. */
  | { readonly type: 'notYet'; readonly text: string }
  | { readonly type: 'shutOut'; readonly text: string }
  /** Our application is kept out; the grant is good. */
  | { readonly type: 'forbidden'; readonly text: string };

export type Asker = (ask: Ask) => Promise<Asked>;

export interface Session {
  readonly account: AccountRef;
  /** Where the marketplace finds what this server keeps; null where it can not reach it. */
  readonly publicBase: string | null;
  readonly ask: Asker;
  /** Keeps what the marketplace said of its user now. */
  readonly learn: (heard: AccountHeard) => Promise<void>;
}

/** What a marketplace says of its user. */
export interface AccountHeard {
  /** What kind of user it is, in the marketplace's own words. */
  readonly tags: readonly string[];
  /** How it judges them; null where it said nothing that we know. */
  readonly standing: Standing | null;
}

/** What every adapter is. */
export interface Marketplace {
  readonly platform: Platform;
  readonly can: ReadonlySet<Capability>;
  /** `isUncertain`: it may have been sent before; what is there is read first. */
  readonly send: (command: Command, session: Session, isUncertain: boolean) => Promise<Outcome>;
  /** Has what it says of its user learnt; absent where it says nothing. Answers whether it was heard. */
  readonly hear?: (session: Session) => Promise<boolean>;
}

/** What an authorisation gives; sealed wherever it is kept. Instants in ms since 1970. */
export interface Grant {
  readonly externalUserId: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly accessUntil: number;
  readonly scopes: readonly string[];
}

/** An attempt to connect, from the button to the callback. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

export type GrantRefused =
  /** It has to be authorised by a person again. */
  | { readonly type: 'reauthorize'; readonly code: string; readonly text: string }
  /** Our application is kept out: no grant is over for that. */
  | { readonly type: 'forbidden'; readonly text: string }
  /** Too many were asked for; `afterMs`: what they asked to wait. */
  | { readonly type: 'throttled'; readonly text: string; readonly afterMs?: number }
  | { readonly type: 'away'; readonly text: string };

/** An adapter whose accounts are connected by a person's consent. */
export interface Connects {
  readonly begin: (attempt: Attempt) => Promise<URL>;
  readonly finish: (code: string, attempt: Attempt) => Promise<Grant | GrantRefused>;
  readonly refresh: (grant: Pick<Grant, 'refreshToken' | 'scopes'>) => Promise<Grant | GrantRefused>;
  /** Answers whether the marketplace heard it. */
  readonly revoke: (grant: Pick<Grant, 'externalUserId' | 'accessToken'>) => Promise<boolean>;
}
