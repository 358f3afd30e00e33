import type { Total, TotalPart } from './invoice.ts';
import { child, text, type Found } from './xml-path.ts';

interface Part {
  readonly of: TotalPart;
  readonly tag: string;
  readonly isTakenOff?: true;
}

/** The parts of an NF-e's total in the order in which the layout adds them up (rule W16-10). */
const parts: readonly Part[] = [
  { of: 'products', tag: 'vProd' },
  { of: 'freight', tag: 'vFrete' },
  { of: 'insurance', tag: 'vSeg' },
  { of: 'discount', tag: 'vDesc', isTakenOff: true },
  { of: 'st', tag: 'vST' },
  { of: 'fcpSt', tag: 'vFCPST' },
  { of: 'mono', tag: 'vICMSMonoReten' },
  { of: 'ii', tag: 'vII' },
  { of: 'ipi', tag: 'vIPI' },
  { of: 'ipiReturned', tag: 'vIPIDevol' },
  { of: 'other', tag: 'vOutro' },
];
/** Said although they are nothing: a DANFE has them always. */
const alwaysSaid: ReadonlySet<TotalPart> = new Set(['products', 'freight', 'discount', 'other']);
/** They count in some invoices and not in others; the sum tells in which. */
const doubtful: readonly Part[] = [
  { of: 'services', tag: 'vServ' },
  { of: 'relief', tag: 'vICMSDeson', isTakenOff: true },
  { of: 'pisSt', tag: 'vPISST' },
  { of: 'cofinsSt', tag: 'vCOFINSST' },
];

/** '1234.5' in cents; null of what is no amount. */
const centsOf = (written: string): number | null => {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/u.exec(written) ?? [];
  if (whole === '') return null;
  const cents = Number(whole + decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
};

const isNothing = (written: string): boolean => centsOf(written) === 0;

const partOf = (sums: Found, { of, tag, isTakenOff }: Part): readonly Total[] => {
  const amount = text(sums, tag);
  if (amount === null) return [];
  return [{ of, amount: isTakenOff && !isNothing(amount) && centsOf(amount) !== null ? `-${amount}` : amount }];
};

const sumOf = (totals: readonly Total[]): number => totals.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);

/** Those of the doubtful ones, if any, with which the parts make the whole. */
const chosen = (candidates: readonly Total[], missing: number): readonly Total[] => {
  const combinations = Array.from({ length: 2 ** candidates.length }, (_, bits) => candidates.filter((__, at) => (bits >> at) % 2 === 1));
  return combinations.find((some) => sumOf(some) === missing) ?? [];
};

/** The parts of a total that add up to it, and where they do not, how much nobody names. */
export const readTotals = (total: Found): readonly Total[] => {
  const sums = child(total, 'ICMSTot');
  const services = child(total, 'ISSQNtot');
  const said = parts
    .flatMap((part) => partOf(sums, part))
    .filter(({ of, amount }) => alwaysSaid.has(of as TotalPart) || !isNothing(amount));
  const whole = text(sums, 'vNF');
  if (whole === null) return said;
  const wholeCents = centsOf(whole);
  const end: Total = { of: 'whole', amount: whole };
  if (wholeCents === null) return [...said, end];
  const candidates = doubtful
    .flatMap((part) => partOf(part.of === 'relief' ? sums : services, part))
    .filter(({ amount }) => !isNothing(amount));
  const more = chosen(candidates, wholeCents - sumOf(said));
  const rest = wholeCents - sumOf(said) - sumOf(more);
  return [...said, ...more, ...(rest === 0 ? [] : [{ of: 'rest', amount: (rest / 100).toFixed(2) } as const]), end];
};
