import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { labelQuery } from '#api/documents.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import type { getLabel } from '#contract/order-documents.ts';
import { toldOf } from '#lib/told-error.ts';
import { useWorkbench } from '#outbox/workbench.tsx';

type Label = z.output<typeof getLabel.reply>;
type Drawn = { readonly kind: 'drawn'; readonly label: Label } | { readonly kind: 'failed'; readonly why: string | null };

export interface LabelRun {
  readonly drawn: readonly { readonly order: OrderView; readonly label: Label }[];
  /** `why` as the server says it; null where it did not answer. */
  readonly failed: readonly { readonly order: OrderView; readonly why: string | null }[];
  readonly isRunning: boolean;
  readonly retry: () => void;
}

/** Asks for the labels of these orders, the same as long as it is mounted, one after the other, as the server draws them; what is drawn is kept when another fails. */
export const useLabels = (orders: readonly OrderView[]): LabelRun => {
  const { api, queryClient } = useWorkbench();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const [asked, setAsked] = useState(orders);
  useEffect(() => {
    let isOver = false;
    const run = async (): Promise<void> => {
      for (const order of asked) {
        if (isOver) return;
        const answer = await queryClient.fetchQuery(labelQuery(api, order)).then(
          (label): Drawn => ({ kind: 'drawn', label }),
          (error: unknown): Drawn => ({
            kind: 'failed',
            why: toldOf(error) ?? null,
          }),
        );
        if (!isOver) setAnswers((known) => new Map(known).set(order._id, answer));
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [api, queryClient, asked]);
  const failed = orders.flatMap((order) => {
    const answer = answers.get(order._id);
    return answer?.kind === 'failed' ? [{ order, why: answer.why }] : [];
  });
  return {
    drawn: orders.flatMap((order) => {
      const answer = answers.get(order._id);
      return answer?.kind === 'drawn' ? [{ order, label: answer.label }] : [];
    }),
    failed,
    isRunning: answers.size < orders.length,
    retry: () => {
      setAnswers(new Map([...answers].filter(([, { kind }]) => kind === 'drawn')));
      setAsked(failed.map(({ order }) => order));
    },
  };
};
