import type { Role } from '#contract/call.ts';

/** Who is asking, as the session row says; nothing in it comes from the request. (decisions 5 and 18–20) */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The company of a seller; null for reviewers and superusers. */
  readonly sellerId: string | null;
  readonly isMoneyManager: boolean;
}
