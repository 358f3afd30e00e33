import { orders } from '#api/orders.ts';

export const orderKind = { on: 'order', records: orders } as const;
