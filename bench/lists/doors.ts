import type { Who } from '../../e2e/support/people.ts';

/** A list of the console: its address, the role that looks at it, the requests it makes, and a word somebody looks for in it. */
export interface Door {
  readonly path: string;
  readonly as: Who;
  /** Of the calls that bring its rows, under /v2. */
  readonly call: string;
  readonly word: string;
  /**
   * How its rows come. `whole`: the bar spans all that were counted, and more once its end is looked at. `onward`: those that follow are asked for
   * while one reads, and only a person who read their way there is at the end.
   */
  readonly rows: 'whole' | 'onward';
  /** What its screen narrows them to by itself. */
  readonly narrowed?: Readonly<Record<string, string>>;
}

const whole = (path: string, call: string, word: string, as: Who = 'superuser'): Door => ({ path, call, word, as, rows: 'whole' });

/** Those that grow with what is sold and done. */
export const doorsOfSales: readonly Door[] = [
  whole('/product', '/product', 'bk-99'),
  whole('/kit', '/kit', 'kit-99'),
  { ...whole('/kitPublish', '/kitPublish', 'bk-99'), narrowed: { status: 'pending' } },
  whole('/link', '/link', 'bk-99'),
  whole('/category', '/category', '9999'),
  whole('/compatibilities', '/vehicle', '9999'),
  whole('/expedition', '/expedition', '4000000000009999'),
  whole('/money/list', '/money/list', '3000000000009999'),
  whole('/queue', '/queue', '9999'),
  whole('/automessage', '/automessage', '9999'),
  whole('/pricerule', '/pricerule', '9999'),
  whole('/report', '/report', 'empresa'),
  { path: '/message', call: '/message', word: '9999', as: 'superuser', rows: 'onward' },
];

/**
 * Those that grow with the hub itself. No hub has so many companies, but nothing keeps it from it; in a world of their own, so that the
 * choices of company in the others stay as long as they are.
 */
export const doorsOfCompanies: readonly Door[] = [
  whole('/seller', '/company', '099999'),
  whole('/users', '/user', '099999'),
  whole('/marketplace', '/marketplace', '099999'),
  whole('/reputation', '/reputation', '099999'),
];

/*
 * Never so long, and so not here: /integrations names at most mostAccountsNamed accounts; /money/resume has a line for a day, a month, a
 * company or an account of the period asked for; a rule of prices shows ten runs; sessions and SKUs of a product are a few; the home page
 * has no list. The sheets of a record (what a rule sent, what a run did to each listing, the people of a company) stand in pages of
 * twenty: nothing of them scrolls.
 */
