import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { LogDetail } from './log-detail.tsx';
import type { OrderLog } from './log-words.ts';

test('the history says which number and which carrier gave way when an order was sent', () => {
  const log: OrderLog = {
    orderId: '1',
    type: 'ship',
    content: {
      previousValue: 'waiting-shipped',
      value: 'shipped',
      tracking: { trackingNumber: null, carrier: 'Rápida' },
      removed: { trackingNumber: 'RPD900778', carrier: 'Veloz' },
    },
    updatedAt: '2026-11-26T12:00:00.000Z',
    userName: 'Ana',
    userId: 'ana',
  };
  const { container } = render(
    <LocaleProvider locale="br">
      <LogDetail log={log} />
    </LocaleProvider>,
  );
  const told = [...container.querySelectorAll('.order-log-detail > span')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Código de rastreio retirado: RPD900778', 'Transportadora: Rápida', 'Transportadora retirada: Veloz']);
});
