import { budgets, type Budget, type BudgetName, type Measured } from './budgets.ts';

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

export const isKept = ({ limit, isFloor }: Budget, value: number): boolean => (isFloor ? value >= limit : value <= limit);

const row = (name: BudgetName, measured: Measured): readonly string[] => {
  const budget: Budget = budgets[name];
  const value = measured[name];
  const bound = `${budget.isFloor ? '≥' : '≤'} ${figure(budget.limit)} ${budget.unit}`;
  const [told, verdict] =
    value === undefined ? ['not yet', ''] : [`${figure(value)} ${budget.unit}`, isKept(budget, value) ? 'ok' : 'OVER'];
  return [budget.what, told, bound, budget.peer ?? '', verdict];
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
