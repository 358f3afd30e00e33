import { useEffect, useState } from 'react';
import type { Counted } from '#lib/counted.ts';
import { useT } from '#locale/locale.tsx';
import { toast } from '../toast.tsx';
import type { RowQuery } from './query.ts';
import { walk, type Source } from './source.ts';
import { rowsInPlace, type RowOrUnreadable } from './unreadable-row.ts';

/** More is a download, not a stack of paper. */
const mostPrinted = 1000;

export interface Printed<Row> extends Counted {
  readonly rows: readonly RowOrUnreadable<Row>[];
}

const gather = async <Row>(source: Source<Row>, query: RowQuery): Promise<Printed<Row>> => {
  const controller = new AbortController();
  let printed: Printed<Row> = { rows: [], total: 0 };
  for await (const answer of walk(source, query, controller.signal)) {
    printed = { rows: [...printed.rows, ...rowsInPlace(answer)].slice(0, mostPrinted), total: answer.total, isAtLeast: answer.isAtLeast };
    if (printed.rows.length >= mostPrinted) break;
  }
  controller.abort();
  return printed;
};

/** What is on the paper while the browser prints; null otherwise. */
export const usePrint = <Row>(source: Source<Row>, query: RowQuery) => {
  const t = useT();
  const [printed, setPrinted] = useState<Printed<Row> | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!printed) return undefined;
    const done = (): void => setPrinted(null);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);

  return {
    printed,
    isPreparing,
    start: async (): Promise<void> => {
      setPreparing(true);
      try {
        setPrinted(await gather(source, query));
      } catch {
        toast.error(t('table.printFailed'));
      } finally {
        setPreparing(false);
      }
    },
  };
};
