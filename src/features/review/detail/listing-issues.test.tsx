import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { FormStateProvider } from '#ui/form/form-state.ts';
import { ListingIssues } from './listing-issues.tsx';
import type { ImageRun } from './use-image-run.ts';

const images = { errors: () => [] } as unknown as ImageRun;
const show = (warning: string, isPart = false): void =>
  void render(
    <LocaleProvider locale="br">
      <ListingIssues issues={[]} failed={[]} gaveUp={null} images={images} warning={warning} isPart={isPart} />
    </LocaleProvider>,
  );

test('no problem is said only where nobody pointed one out', () => {
  show('');
  expect(screen.getByText('Nenhum problema encontrado em título, EAN, preço, medidas, imagens e ficha técnica')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Problemas: nenhum' })).toBeVisible();
});

test('of what has not come whole nobody says that it has no problem', () => {
  show('', true);
  expect(screen.queryByText(/^Nenhum problema/u)).toBeNull();
});

test('observations are problems: above them nothing says that there is none', () => {
  show('wigth');
  expect(screen.queryByText(/^Nenhum problema/u)).toBeNull();
  expect(screen.getByRole('region', { name: '1 problema' })).toHaveTextContent('Observações atuais: Peso incorreto');
});

test('what the checks gave up says why and when they try again, and not that there is no problem', () => {
  render(
    <LocaleProvider locale="br">
      <ListingIssues issues={[]} failed={[]} gaveUp="timeout" images={images} warning="" />
    </LocaleProvider>,
  );
  expect(screen.getByRole('region', { name: '1 problema' })).toHaveTextContent(
    'As verificações não conseguiram olhar este anúncio: toda tentativa passou do tempo. Tentam de novo a cada hora, e quando ele mudar.',
  );
  expect(screen.queryByText(/^Nenhum problema/u)).toBeNull();
});

test('in the editor each reason leads to the field it is about; where nothing is edited it is words', async () => {
  show('wigth');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const onScreen = new Map([['weight', { id: 'weight-box', label: 'Peso', place: null }]]);
  render(
    <LocaleProvider locale="br">
      <FormStateProvider value={{ alerted: new Set(), keepOut: () => undefined, onScreen }}>
        <ListingIssues issues={[]} failed={[]} gaveUp={null} images={images} warning="wigth*/Não é o que parece" editorOf={aListing()} />
        <input id="weight-box" aria-label="Peso" />
      </FormStateProvider>
    </LocaleProvider>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Peso incorreto' }));
  expect(screen.getByLabelText('Peso')).toHaveFocus();
});
