// Measures the product against bench/budgets.ts.
//   npm run bench                       everything, in minutes
//   npm run bench -- server bundle      these scenarios
//   npm run bench -- --full             a million rows, more repeats
import { askedOf } from './asked.ts';
import { budgets, fullSizes, quickSizes, type BudgetName, type Measured, type Scenario } from './budgets.ts';
import { bundle } from './bundle/bundle.ts';
import { checks } from './checks/checks.ts';
import { editor } from './editor/editor.ts';
import { figures } from './figures/figures.ts';
import { images } from './images/images.ts';
import { imports } from './imports/imports.ts';
import { lists } from './lists/lists.ts';
import { mediation } from './mediation/mediation.ts';
import { orders } from './orders/orders.ts';
import { palette } from './palette/palette.ts';
import { queue } from './queue/queue.ts';
import { review } from './review/review.ts';
import { server } from './server/server.ts';
import { start } from './start/start.ts';
import { store } from './store/store.ts';
import { tableScroll } from './table/table-scroll.ts';
import { isKept, table } from './table.ts';

const scenarios: readonly Scenario[] = [
  palette,
  queue,
  editor,
  bundle,
  start,
  server,
  orders,
  figures,
  store,
  tableScroll,
  lists,
  mediation,
  checks,
  review,
  images,
  imports,
];

// Else no child would hear of it (e2e/support/kill-with-us.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const read = askedOf(
  process.argv.slice(2),
  scenarios.map(({ name }) => name),
);
if (!read.ok) {
  const { text, code } = read.error;
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}
const { names: asked, isFull } = read.value;
const sizes = isFull ? fullSizes : quickSizes;

const names = Object.keys(budgets) as BudgetName[];
const namesIn = (measured: Measured): readonly BudgetName[] => names.filter((name) => measured[name] !== undefined);

// Printed as it goes: a scenario that fails late does not take the figures of the others with it.
const measured: Measured = {};
const failed: string[] = [];
for (const scenario of scenarios.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(`── ${scenario.name}`);
  try {
    const found = await scenario.measure(sizes);
    console.log(table(namesIn(found), found));
    Object.assign(measured, found);
  } catch (error) {
    console.error(error);
    failed.push(scenario.name);
  }
}

console.log(`\nSizes: ${sizes.rows} rows on the server, ${sizes.repeats} repeats, ${sizes.seconds} s of load.\n`);
console.log(table(asked.length === 0 ? names : namesIn(measured), measured));
if (failed.length > 0) console.error(`Not measured, because it failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 && names.every((name) => isKept(name, measured)) ? 0 : 1;
