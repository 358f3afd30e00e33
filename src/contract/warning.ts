import { z } from 'zod';

/** Fixed review warnings, in the order digits number them (part 1, section 3; decision 24). Labels are in the catalogue. */
export const warningKeys = ['wigth', 'image', 'gtin', 'invalid_measures', 'measures_exceeding', 'hasnt_price'] as const;
export const WarningKey = z.enum(warningKeys);
export type WarningKey = z.infer<typeof WarningKey>;

/** 'gtin' is omitted on the kit publish page (part 1, section 3). */
export const kitWarningKeys = warningKeys.filter((key) => key !== 'gtin');
/** The warnings there are for a listing, in their order. */
export const warningKeysFor = ({ kit }: { readonly kit: boolean }): readonly WarningKey[] => (kit ? kitWarningKeys : warningKeys);

const SEPARATOR = '*/';

/**
 * Warnings as the wire carries them: joined by the separator. Free text can not hold the separator, so it is escaped here and
 * read back exactly (decision 15). A backslash is the escape because the specified keys have none.
 */
export const joinWarnings = (warnings: readonly string[]): string =>
  warnings.map((each) => each.replaceAll('\\', '\\\\').replaceAll('*', '\\*')).join(SEPARATOR);

export const parseWarnings = (joined: string): string[] => {
  if (joined === '') return [];
  const warnings: string[] = [];
  let current = '';
  for (let at = 0; at < joined.length; at += 1) {
    const char = joined.charAt(at);
    if (char === '\\' && at + 1 < joined.length) {
      at += 1;
      current += joined.charAt(at);
    } else if (joined.startsWith(SEPARATOR, at)) {
      warnings.push(current);
      current = '';
      at += SEPARATOR.length - 1;
    } else current += char;
  }
  return [...warnings, current];
};

export const isWarningKey = (warning: string): warning is WarningKey => WarningKey.safeParse(warning).success;

/** Is every fixed warning among them one that this listing can have? A kit has no barcode of its own. */
export const areWarningsFor = (listing: { readonly kit: boolean }, joined: string): boolean =>
  parseWarnings(joined).every((each) => !isWarningKey(each) || warningKeysFor(listing).includes(each));

/** In characters, all of them joined. */
const longestWarnings = 4000;

/** How many characters there is room for beside these; below zero they are too many. */
export const roomBeside = (warnings: readonly string[]): number => longestWarnings - joinWarnings(warnings).length;

/** What is sent: at least one warning, each with something visible in it (part 1, section 4, 'Review observation'). */
export const JoinedWarnings = z
  .string()
  .max(longestWarnings, 'As observações juntas têm no máximo 4000 caracteres')
  .refine((joined) => {
    const warnings = parseWarnings(joined);
    return warnings.length > 0 && warnings.every((each) => /[^\s\p{Cf}]/u.test(each));
  }, 'Informe ao menos uma observação');
