import { budgets, type Budget, type BudgetName, type Measured } from './budgets.ts';

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** What the figure may be in this run: a share of the peer's where that is the budget and the peer was measured. */
const limitOf = (budget: Budget, peer: number | undefined): number =>
  budget.shareOfPeer === undefined || peer === undefined ? budget.limit : budget.shareOfPeer * peer;

/** Whether what was measured keeps the budget; true of what was not measured. */
export const isKept = (name: BudgetName, measured: Measured): boolean => {
  const budget: Budget = budgets[name];
  const value = measured[name];
  const limit = limitOf(budget, measured[`peer:${name}`]);
  return value === undefined || (budget.isFloor ? value >= limit : value <= limit);
};

/** 'kbar 61 (×8)': the peer in this run, and how many times better ours is. */
const besides = ({ peer, otherwise, isFloor }: Budget, own: number | undefined, found: number | undefined): string => {
  if (!peer) return otherwise ?? '';
  if (found === undefined) return peer.quoted === undefined ? '' : `${peer.name} ${figure(peer.quoted)} (quoted)`;
  const told = `${peer.name} ${figure(found)}`;
  const [worse, better] = isFloor ? [own, found] : [found, own];
  return worse && better ? `${told} (×${figure(worse / better)})` : told;
};

const row = (name: BudgetName, measured: Measured): readonly string[] => {
  const budget: Budget = budgets[name];
  const value = measured[name];
  const peer = measured[`peer:${name}`];
  const bound = `${budget.isFloor ? '≥' : '≤'} ${figure(limitOf(budget, peer))} ${budget.unit}`;
  const [told, verdict] =
    value === undefined ? ['not measured', ''] : [`${figure(value)} ${budget.unit}`, isKept(name, measured) ? 'ok' : 'OVER'];
  return [budget.what, told, bound, besides(budget, value, peer), verdict];
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
