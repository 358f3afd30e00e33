import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { setPreferences } from '#ui/preferences.ts';
import { InvoiceBody } from './invoice-body.tsx';

const show = (inside: string, number: string | null = null): HTMLElement => {
  const { container } = render(
    <LocaleProvider locale="br">
      <InvoiceBody xml={`<NFe><infNFe>${inside}</infNFe></NFe>`} number={number} />
    </LocaleProvider>,
  );
  return container;
};
const issued = (at: string): string => `<ide><nNF>4151</nNF><dhEmi>${at}</dhEmi></ide>`;

test.each([
  ['2026-11-20T23:30:00-04:00', '20/11/2026, 23:30', 'UTC-04:00'],
  ['2019-11-20T00:00:00-02:00', '20/11/2019, 00:00', 'UTC-02:00'],
  ['2026-11-20T09:40:00-05:00', '20/11/2026, 09:40', 'UTC-05:00'],
])('issued at %s is shown as it is written, whatever zone its reader is in', (written, shown, zone) => {
  setPreferences({ timeZone: 'Asia/Tokyo' });
  show(issued(written));
  expect(screen.getByText(shown)).toHaveAttribute('title', zone);
  setPreferences({ timeZone: 'America/Sao_Paulo' });
});

test('the invoice of another number than the order’s says so', () => {
  show(issued('2026-11-20T23:30:00-04:00'), '77');
  expect(screen.getByText('O pedido diz nota 77')).toBeVisible();
});

test('the invoice of the order’s own number, with zeros before it or without, says nothing', () => {
  show(issued('2026-11-20T23:30:00-04:00'), '0004151');
  expect(screen.queryByText(/O pedido diz/u)).toBeNull();
});

test('notes of 5,000 characters are whole; of a text that is cut it is said how much there is', () => {
  const notes = (length: number): string => `<infAdic><infCpl>${'n'.repeat(length)}</infCpl></infAdic>`;
  expect(show(notes(5000))).toHaveTextContent('n'.repeat(5000));
  expect(screen.queryByText(/Só os primeiros/u)).toBeNull();
  show(notes(25_000));
  expect(screen.getByText('Só os primeiros 20.000 de 25.000 caracteres. O XML baixado tem todos.')).toBeVisible();
});

test('the sample of a schema is not taken for amounts', () => {
  show('<total><ICMSTot><vProd>string</vProd><vNF>string</vNF></ICMSTot></total>');
  expect(screen.getAllByText('(não é um valor)')).toHaveLength(2);
});
