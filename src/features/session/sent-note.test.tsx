import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { SentNote } from './sent-note.tsx';

const show = (mailbox?: string) =>
  render(
    <LocaleProvider locale="br">
      <SentNote recorded={{ isDelayed: false, mailbox }} title="Confirme seu e-mail" text="Enviamos um link." />
    </LocaleProvider>,
  );

test('where the demo keeps its mail, the page that says it was sent leads there', () => {
  show('/v2/dev/mailbox');
  expect(screen.getByRole('link', { name: 'Ler o e-mail' })).toHaveAttribute('href', '/v2/dev/mailbox');
});

test('where mail is really sent, nothing else is offered than the way back', () => {
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Voltar para a entrada']);
});
