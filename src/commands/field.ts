import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Actor, Target } from './command.ts';

/** One argument as the palette and a dialog ask for it. `name` is its key in the command's `args`. */
export type Field =
  | {
      readonly name: string;
      readonly label: MessageKey;
      readonly kind: 'text';
      readonly maxLength: number;
      readonly isOptional?: boolean;
      /** Read as `parseCents` does, and said as what was read of it. */
      readonly isMoney?: true;
      /** A provider's API does not know it: nobody is asked for it there (decision 0087). */
      readonly isOurs?: true;
      /** Each thing has its own: of several it is neither asked nor taken, and what needs it is done to one at a time (decision 0080). */
      readonly isOfOne?: true;
    }
  | {
      readonly name: string;
      readonly label: MessageKey;
      readonly kind: 'instant';
      readonly presets: (now: string) => readonly { readonly label: MessageKey; readonly value: string }[];
    }
  | { readonly name: string; readonly label: MessageKey; readonly kind: 'choice'; readonly options: readonly Choice[] }
  /** Several fixed choices toggled by digits, and free texts: the review warnings. */
  | {
      readonly name: string;
      readonly label: MessageKey;
      readonly kind: 'choices';
      readonly options: readonly Choice[];
      readonly allowsText: boolean;
    }
  /** One of what the server has to offer for the first target, fetched when it is asked: reasons, the order's notes. */
  | {
      readonly name: string;
      readonly label: MessageKey;
      readonly kind: 'offered';
      /** As of a text: only the first of several is asked what it has to offer. */
      readonly isOfOne?: true;
      readonly offers: (
        from: { readonly api: Api; readonly queryClient: QueryClient; readonly actor: Actor },
        target: Target,
      ) => Promise<readonly Offer[]>;
    };

/** Does the command run without it? */
export const mayBeLeftOut = (field: Field): boolean => field.kind === 'text' && field.isOptional === true;

export interface Offer {
  readonly value: unknown;
  /** As the server words it. */
  readonly label: string;
  /** What the server told of it has no id: shown, never chosen. */
  readonly isUnreadable?: true;
}
export interface Choice {
  readonly value: string;
  readonly label: MessageKey;
}
