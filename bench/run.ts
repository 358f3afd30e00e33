// Measures the product against bench/budgets.ts.
//   npm run bench                       everything, in minutes
//   npm run bench -- server bundle      these scenarios
//   npm run bench -- --full             a million rows, more repeats
import { budgets, fullSizes, quickSizes, type BudgetName, type Measured, type Scenario } from './budgets.ts';
import { bundle } from './bundle/bundle.ts';
import { editor } from './editor/editor.ts';
import { mediation } from './mediation/mediation.ts';
import { orders } from './orders/orders.ts';
import { palette } from './palette/palette.ts';
import { queue } from './queue/queue.ts';
import { server } from './server/server.ts';
import { store } from './store/store.ts';
import { tableScroll } from './table/table-scroll.ts';
import { isKept, table } from './table.ts';

const scenarios: readonly Scenario[] = [palette, queue, editor, bundle, server, orders, store, tableScroll, mediation];

const words = process.argv.slice(2);
const sizes = words.includes('--full') ? fullSizes : quickSizes;
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`No such scenario: ${unknown.join(', ')}. There are: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const found: Measured[] = [];
for (const scenario of scenarios.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(`── ${scenario.name}`);
  found.push(await scenario.measure(sizes));
}

const measured: Measured = Object.assign({}, ...found) as Measured;
const all = Object.keys(budgets) as BudgetName[];
const shown = asked.length === 0 ? all : all.filter((name) => measured[name] !== undefined);
console.log(`\nSizes: ${sizes.rows} rows on the server, ${sizes.repeats} repeats, ${sizes.seconds} s of load.\n`);
console.log(table(shown, measured));
process.exitCode = all.every((name) => isKept(name, measured)) ? 0 : 1;
