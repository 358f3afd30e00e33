import type { FakeCode, FakeDescription, FakeGrant, FakeItem, FakeQuestion, FakeScroll, FakeSettings, FakeUser } from './fake-state.ts';

/** What happened on the fake Mercado Livre, one line of its journal each. An event carries every value: `evolve` reckons nothing. */
export type FakeEvent =
  | {
      readonly type: 'worldSeeded';
      readonly users: readonly FakeUser[];
      readonly items: readonly FakeItem[];
      readonly questions: readonly FakeQuestion[];
    }
  | { readonly type: 'clockAdvanced'; readonly byMs: number }
  | { readonly type: 'settingsChanged'; readonly settings: Partial<FakeSettings> }
  | { readonly type: 'userMade'; readonly user: FakeUser }
  | { readonly type: 'userTagged'; readonly userId: number; readonly tags: readonly string[] }
  | { readonly type: 'codeGiven'; readonly code: FakeCode }
  | TokensIssued
  | { readonly type: 'grantRevoked'; readonly appId: string; readonly userId: number }
  | { readonly type: 'itemPublished'; readonly item: FakeItem }
  | { readonly type: 'itemChanged'; readonly itemId: string; readonly change: ItemChange }
  | { readonly type: 'itemDeleted'; readonly itemId: string }
  | { readonly type: 'itemDescribed'; readonly itemId: string; readonly description: FakeDescription }
  | { readonly type: 'questionAsked'; readonly question: FakeQuestion }
  | { readonly type: 'questionChanged'; readonly questionId: number; readonly change: QuestionChange }
  | { readonly type: 'scrollTurned'; readonly scrollId: string; readonly scroll: FakeScroll | null };

export type ItemChange = Partial<Omit<FakeItem, 'id' | 'sellerId' | 'createdAt' | 'description'>> & Pick<FakeItem, 'updatedAt'>;
export type QuestionChange = Partial<Pick<FakeQuestion, 'status' | 'answer' | 'text'>> & Pick<FakeQuestion, 'updatedAt'>;

export interface TokensIssued {
  readonly type: 'tokensIssued';
  readonly grant: FakeGrant;
  readonly accessToken: string;
  readonly accessUntil: number;
  /** The code it was given for; null after a refresh. */
  readonly code: string | null;
  readonly at: number;
}

/** A place in a list is forgotten by a restart, as the real one forgets it within minutes: it is in no journal. */
export const isKept = ({ type }: FakeEvent): boolean => type !== 'scrollTurned';
