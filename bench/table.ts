import { budgets, frameMs, type Budget, type BudgetName, type Measured } from './budgets.ts';

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const framesOf = (ms: number): number => Math.max(0, Math.ceil(ms / frameMs - 0.01));

/** What is held against the limit: the figure, whole frames of it, or how many times the peer's it is; undefined where nothing is held. */
const judged = ({ unit, ofPeer, isPainted }: Budget, value: number | undefined, peer: number | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (ofPeer) return peer === undefined ? undefined : value / peer;
  if (isPainted) return framesOf(value);
  return unit === 'ms' ? undefined : value;
};

const limitOf = ({ limit, isPainted }: Budget): number => (isPainted ? framesOf(limit) : limit);

/** Whether what was measured keeps the budget; true of what was not measured, or only told. */
export const isKept = (name: BudgetName, measured: Measured): boolean => {
  const budget: Budget = budgets[name];
  const value = judged(budget, measured[name], measured[`peer:${name}`]);
  return value === undefined || (budget.isFloor ? value >= limitOf(budget) : value <= limitOf(budget));
};

/** 'kbar 61 (×8)': the peer in this run, and how many times better ours is. */
const besides = ({ peer, otherwise, isFloor, ofPeer }: Budget, own: number | undefined, found: number | undefined): string => {
  if (!peer) return otherwise ?? '';
  if (found === undefined) return peer.quoted === undefined ? '' : `${peer.name} ${figure(peer.quoted)} (quoted)`;
  const told = `${peer.name} ${figure(found)}`;
  const [worse, better] = isFloor ? [own, found] : [found, own];
  return worse && better && !ofPeer ? `${told} (×${figure(worse / better)})` : told;
};

const heldIn = ({ unit, ofPeer, isPainted }: Budget): string => {
  if (ofPeer) return '×';
  return isPainted ? 'frames' : unit;
};

/** '2.1 × (12.3 ms)' of what is held against its peer, '2 frames (18.3 ms)' of what is painted, else '12.3 ms'. */
const measuredAs = (budget: Budget, value: number, held: number | undefined): string => {
  const plain = `${figure(value)} ${budget.unit}`;
  return (budget.ofPeer || budget.isPainted) && held !== undefined ? `${figure(held)} ${heldIn(budget)} (${plain})` : plain;
};

const row = (name: BudgetName, measured: Measured): readonly string[] => {
  const budget: Budget = budgets[name];
  const value = measured[name];
  const peer = measured[`peer:${name}`];
  const held = judged(budget, value, peer);
  const bound = `${budget.isFloor ? '≥' : '≤'} ${figure(limitOf(budget))} ${heldIn(budget)}`;
  const told = value === undefined ? 'not measured' : measuredAs(budget, value, held);
  const verdict = isKept(name, measured) ? 'ok' : 'OVER';
  return [budget.what, told, bound, besides(budget, value, peer), held === undefined ? (value === undefined ? '' : 'told') : verdict];
};

/** One line per budget asked for, with what was measured beside it. */
export const table = (names: readonly BudgetName[], measured: Measured): string => {
  const rows = [['figure', 'measured', 'budget', 'peer', ''], ...names.map((name) => row(name, measured))];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' │ ')
        .trimEnd(),
    )
    .join('\n');
};
