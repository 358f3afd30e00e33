import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { DescriptionSection } from './description-section.tsx';

const schema = z.object({ description: z.string(), descriptionAi: z.string() });
const Host = ({ description, isReadOnly }: { readonly description: string; readonly isReadOnly: boolean }) => (
  <Form form={useZodForm(schema, { defaults: { description, descriptionAi: '' } })} onSubmit={() => undefined}>
    <DescriptionSection closed={() => (isReadOnly ? { readOnlySaidBy: 'why' } : {})} />
  </Form>
);
const show = (description = '', isReadOnly = false): HTMLElement => {
  render(
    <LocaleProvider locale="br">
      <Host description={description} isReadOnly={isReadOnly} />
      <p id="why">Em processamento</p>
    </LocaleProvider>,
  );
  return screen.getByRole('textbox', { name: 'Descrição' });
};

test('pasted HTML becomes the text a marketplace takes, where the cursor stands, and that is said', async () => {
  const box = show('Antes. Depois.');
  await userEvent.click(box);
  if (box instanceof HTMLTextAreaElement) box.setSelectionRange(7, 7);
  await userEvent.paste('<p>Uma <b>luminária</b></p><ul><li>base</li></ul>');
  expect(box).toHaveValue('Antes. Uma luminária\n• baseDepois.');
  expect(screen.getByText('O HTML colado virou texto: o marketplace publica só texto.')).toBeVisible();
  await userEvent.type(box, '!');
  expect(screen.queryByText(/HTML colado/u)).toBeNull();
});

test('pasted text stays as it is, and nothing is said', async () => {
  const box = show();
  await userEvent.click(box);
  await userEvent.paste('Cabo < 2 m\n• base');
  expect(box).toHaveValue('Cabo < 2 m\n• base');
  expect(screen.queryByText(/HTML/u)).toBeNull();
});

test('the buyer sees the lines that were written', () => {
  show('Linha 1\nLinha 2');
  const shown = screen.getByText((_, element) => element?.className === 'editor-plain');
  expect(shown.textContent).toBe('Linha 1\nLinha 2');
});

test('a description that was stored with HTML says so, and is made a text on request', async () => {
  const box = show('<p>Linha 1</p><p>Linha 2</p>');
  expect(screen.getByText('Esta descrição tem HTML, e o marketplace publica só texto.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Deixar só o texto' }));
  expect(box).toHaveValue('Linha 1\n\nLinha 2');
  expect(screen.queryByText(/tem HTML/u)).toBeNull();
});

test('the button that makes it a text goes, and gives the focus to that text', async () => {
  const box = show('<p>Linha 1</p>');
  screen.getByRole('button', { name: 'Deixar só o texto' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('Linha 1');
  expect(box).toHaveFocus();
});

test('what may only be read is described by the one text that says why', () => {
  const box = show('Texto', true);
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAccessibleDescription('Em processamento');
});
