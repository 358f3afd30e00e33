/** The fake Mercado Livre as it stands: what `evolve` makes of its events. Instants are milliseconds of its own clock. */
export interface FakeState {
  /** How far its clock was put forward. */
  readonly offsetMs: number;
  /** Counts what was made: ids and tokens come of it, so that the same history makes the same ones. */
  readonly made: number;
  readonly settings: FakeSettings;
  readonly users: ReadonlyMap<number, FakeUser>;
  readonly codes: ReadonlyMap<string, FakeCode>;
  readonly grants: ReadonlyMap<string, FakeGrant>;
  readonly accessTokens: ReadonlyMap<string, AccessToken>;
  readonly items: ReadonlyMap<string, FakeItem>;
  /** Items that were deleted: a seed does not bring them back. */
  readonly deleted: ReadonlySet<string>;
  readonly questions: ReadonlyMap<number, FakeQuestion>;
  /** Places in long lists. They are kept nowhere: a restart ends them, as five minutes do. */
  readonly scrolls: ReadonlyMap<string, FakeScroll>;
}

export interface FakeSettings {
  readonly tokenMs: number;
  /** A new item is found by search only after so long. */
  readonly searchLagMs: number;
  /** Attributes without which nothing is published in a category. */
  readonly requiredAttributes: Readonly<Record<string, readonly string[]>>;
}

export interface FakeUser {
  readonly id: number;
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tags: readonly string[];
  readonly registeredAt: number;
  /** The user who made it with POST /users/test_user. */
  readonly madeBy: number | null;
  /** Works for somebody else's account and may authorise nothing. */
  readonly isOperator: boolean;
}

export interface FakeCode {
  readonly code: string;
  readonly appId: string;
  readonly userId: number;
  readonly redirectUri: string;
  /** S256 of the verifier, where the attempt had one. */
  readonly challenge: string | null;
  readonly until: number;
}

export interface FakeGrant {
  readonly appId: string;
  readonly userId: number;
  readonly grantedAt: number;
  /** Only the newest works, and once. */
  readonly refreshToken: string;
  readonly refreshUntil: number;
}

export interface AccessToken {
  readonly appId: string;
  readonly userId: number;
  readonly until: number;
}

export interface FakeAttribute {
  readonly id: string;
  readonly valueId: string | null;
  readonly valueName: string | null;
}

export type ItemStatus = 'active' | 'paused' | 'closed' | 'under_review' | 'inactive';

export interface FakeItem {
  readonly id: string;
  readonly sellerId: number;
  readonly title: string;
  /** Given in place of a title by sellers who publish user products; null in the old model. */
  readonly familyName: string | null;
  readonly userProductId: string | null;
  readonly categoryId: string;
  readonly price: number;
  readonly initialQuantity: number;
  readonly quantity: number;
  readonly sold: number;
  readonly listingTypeId: string;
  readonly condition: string;
  readonly pictures: readonly FakePicture[];
  readonly attributes: readonly FakeAttribute[];
  readonly saleTerms: readonly FakeAttribute[];
  readonly sellerCustomField: string | null;
  readonly status: ItemStatus;
  readonly subStatus: readonly string[];
  readonly tags: readonly string[];
  /** The marketplace sets its price itself. */
  readonly isPriceAutomated: boolean;
  readonly description: FakeDescription | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface FakePicture {
  readonly id: string;
  readonly source: string;
}

export interface FakeDescription {
  readonly plainText: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type QuestionStatus = 'UNANSWERED' | 'ANSWERED' | 'CLOSED_UNANSWERED' | 'UNDER_REVIEW' | 'BANNED' | 'DELETED' | 'DISABLED';

export interface FakeQuestion {
  readonly id: number;
  readonly itemId: string;
  readonly sellerId: number;
  readonly fromId: number;
  readonly text: string;
  readonly status: QuestionStatus;
  readonly askedAt: number;
  readonly updatedAt: number;
  readonly answer: FakeAnswer | null;
}

export interface FakeAnswer {
  readonly text: string;
  readonly status: 'ACTIVE' | 'BANNED';
  readonly answeredAt: number;
}

export interface FakeScroll {
  readonly userId: number;
  /** The search it belongs to: its filters, as they were asked. */
  readonly search: string;
  readonly position: number;
  readonly until: number;
}

const hours = 3_600_000;

export const emptyState: FakeState = {
  offsetMs: 0,
  made: 0,
  settings: { tokenMs: 6 * hours, searchLagMs: 0, requiredAttributes: {} },
  users: new Map(),
  codes: new Map(),
  grants: new Map(),
  accessTokens: new Map(),
  items: new Map(),
  deleted: new Set(),
  questions: new Map(),
  scrolls: new Map(),
};

/** A grant is one application's for one user. */
export const grantKey = ({ appId, userId }: Pick<FakeGrant, 'appId' | 'userId'>): string => `${appId}:${userId}`;
