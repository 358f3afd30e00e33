import { parseDecimal } from '../decimal.ts';
import { cleanGtin, isValidGtin } from '../gtin.ts';
import { parseCents } from '../money.ts';
import { oneLine } from '../one-line.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isMail } from './mail.ts';
import { isPasswordAllowed } from './password.ts';
import { cleanPhone, isCellphone, isPhone } from './phone.ts';
import { isPlainName } from './plain-name.ts';
import { formatPostalCode } from './postal-code.ts';
import type { PlainRule, Rule } from './rule-text.ts';
import { cleanStateRegistration, isStateRegistration } from './state-registration.ts';
import { cleanTaxId, isCnpj, isCpf, isTaxId } from './tax-id.ts';
import { lengthOf } from './text.ts';

/** What a person typed, read as what is kept; or the rule it breaks. The catalogue of part 2, section 5, one by one. */
export type Read<Value> = (text: string) => Result<Value, Rule>;

const refusal = (rule: PlainRule): Result<never, Rule> => refuse({ rule });

/** Nothing typed breaks 'Campo deve ser preenchido.' before it breaks anything else. */
const typed =
  <Value>(read: Read<Value>): Read<Value> =>
  (text) =>
    text.trim() === '' ? refusal('required') : read(text.trim());

const checked = (isGood: (text: string) => boolean, rule: PlainRule, clean: (text: string) => string): Read<string> =>
  typed((text) => (isGood(text) ? ok(clean(text)) : refusal(rule)));

const asTyped = (text: string): string => text;

/** Lengths in code points (decision 16). */
export const readText = ({ least = 1, most = Number.POSITIVE_INFINITY } = {}): Read<string> =>
  typed((text) => {
    if (lengthOf(text) < least) return refusal('short');
    return lengthOf(text) > most ? refuse({ rule: 'long', n: most }) : ok(text);
  });

/** A code of a SKU or a kit, as it is kept. */
export const readSkuCode =
  (most: number): Read<string> =>
  (text) =>
    readText({ most })(oneLine(text));

export const readCpf = checked(isCpf, 'cpf', cleanTaxId);
export const readCnpj = checked(isCnpj, 'cnpj', cleanTaxId);
export const readTaxId = checked(isTaxId, 'taxId', cleanTaxId);
export const readStateRegistration = checked(isStateRegistration, 'stateRegistration', cleanStateRegistration);
export const readMail = checked(isMail, 'mail', asTyped);
export const readCellphone = checked(isCellphone, 'cellphone', cleanPhone);
export const readPhone = checked(isPhone, 'phone', cleanPhone);
/** Also as it is printed: '7 891000 315507'. */
export const readBarcode = checked((text) => isValidGtin(cleanGtin(text)), 'barcode', cleanGtin);

/** A name that mails may greet by. */
const plain =
  (read: Read<string>): Read<string> =>
  (text) => {
    const name = read(text);
    return name.ok && !isPlainName(name.value) ? refusal('plainName') : name;
  };

const readName = readText({ least: 2, most: 120 });
export const readPersonName = plain(readName);
/** What they are called already is not judged anew. */
export const readNameBeside =
  (kept: string): Read<string> =>
  (text) =>
    text.trim() === kept.trim() ? readName(text) : readPersonName(text);
/** At least two words. */
export const readFullName = plain(
  checked(
    (text) => /\S\s+\S/u.test(text),
    'surname',
    (text) => text.replaceAll(/\s+/gu, ' '),
  ),
);

export const readPostalCode: Read<string> = typed((text) => {
  const formatted = formatPostalCode(text);
  return formatted === null ? refusal('postalCode') : ok(formatted.replace('-', ''));
});

export const readPin =
  (length = 6): Read<string> =>
  (text) =>
    new RegExp(`^\\d{${length}}$`, 'u').test(text) ? ok(text) : refusal('pin');

/** Not trimmed: a blank is a character of a password. */
export const readPassword =
  (most?: number): Read<string> =>
  (text) => {
    if (text === '') return refusal('required');
    return isPasswordAllowed(text, most) ? ok(text) : refusal('password');
  };

/** Text among `values`; '' is nothing chosen. */
export const readChoice =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) => {
    const chosen = values.find((value) => value === text);
    return chosen === undefined ? refusal('notSelected') : ok(chosen);
  };

export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Within limits; the rule is said in the unit a person typed, `unit` times smaller than the value kept. */
const within = (value: number, { min, max }: NumberLimits, unit: number): Result<number, Rule> => {
  if (max !== undefined && value > max) return refuse({ rule: 'max', n: max / unit });
  return min !== undefined && value < min ? refuse({ rule: 'min', n: min / unit }) : ok(value);
};

/** Integer cents (decision 10); limits in cents too. */
export const readMoney = (limits: NumberLimits = {}): Read<number> =>
  typed((text) => {
    const cents = parseCents(text);
    return cents === null ? refusal('money') : within(cents, limits, 100);
  });

export const readNumber = (limits: NumberLimits = {}): Read<number> =>
  typed((text) => {
    const value = parseDecimal(text.replace(/\s*%$/u, ''));
    return value === null ? refusal('number') : within(value, limits, 1);
  });

export const readInteger = (limits: NumberLimits = {}): Read<number> =>
  typed((text) => {
    const value = parseDecimal(text);
    if (value === null) return refusal('number');
    return Number.isInteger(value) ? within(value, limits, 1) : refusal('integer');
  });
