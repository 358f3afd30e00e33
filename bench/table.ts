import { budgets, type Budget, type BudgetName, type Measured } from './budgets.ts';

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** What is held against the limit: the figure, or how many times the peer's it is; undefined where one of them was not measured. */
const judged = ({ ofPeer }: Budget, value: number | undefined, peer: number | undefined): number | undefined => {
  if (!ofPeer || value === undefined) return value;
  return peer === undefined ? undefined : value / peer;
};

/** Whether what was measured keeps the budget; true of what was not measured. */
export const isKept = (name: BudgetName, measured: Measured): boolean => {
  const budget: Budget = budgets[name];
  const value = judged(budget, measured[name], measured[`peer:${name}`]);
  return value === undefined || (budget.isFloor ? value >= budget.limit : value <= budget.limit);
};

/** 'kbar 61 (×8)': the peer in this run, and how many times better ours is. */
const besides = ({ peer, otherwise, isFloor, ofPeer }: Budget, own: number | undefined, found: number | undefined): string => {
  if (!peer) return otherwise ?? '';
  if (found === undefined) return peer.quoted === undefined ? '' : `${peer.name} ${figure(peer.quoted)} (quoted)`;
  const told = `${peer.name} ${figure(found)}`;
  const [worse, better] = isFloor ? [own, found] : [found, own];
  return worse && better && !ofPeer ? `${told} (×${figure(worse / better)})` : told;
};

/** '2.1 × (12.3 ms)' of what is held against its peer, else '12.3 ms'. */
const measuredAs = (budget: Budget, value: number, ratio: number | undefined): string => {
  const plain = `${figure(value)} ${budget.unit}`;
  return budget.ofPeer && ratio !== undefined ? `${figure(ratio)} × (${plain})` : plain;
};

const row = (name: BudgetName, measured: Measured): readonly string[] => {
  const budget: Budget = budgets[name];
  const value = measured[name];
  const peer = measured[`peer:${name}`];
  const ratio = judged(budget, value, peer);
  const bound = `${budget.isFloor ? '≥' : '≤'} ${figure(budget.limit)} ${budget.ofPeer ? '×' : budget.unit}`;
  const told = value === undefined ? 'not measured' : measuredAs(budget, value, ratio);
  const verdict = isKept(name, measured) ? 'ok' : 'OVER';
  return [budget.what, told, bound, besides(budget, value, peer), ratio === undefined ? '' : verdict];
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
