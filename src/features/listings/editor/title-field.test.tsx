import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { TitleField } from './title-field.tsx';

const Host = () => (
  <Form form={useZodForm(z.object({ title: z.string() }), { defaults: { title: '' } })} onSubmit={() => undefined}>
    <TitleField name="title" label="Título" most={10} />
  </Form>
);

test('how much of its limit a title takes is told while it is typed, and by how much it is beyond', async () => {
  render(
    <LocaleProvider locale="br">
      <Host />
    </LocaleProvider>,
  );
  const title = screen.getByRole('textbox', { name: 'Título' });
  await userEvent.type(title, 'Luminária');
  expect(screen.getByText('9 de 10')).toBeVisible();
  await userEvent.type(title, ' de mesa');
  expect(screen.getByText('17 de 10 · 7 a mais')).toBeVisible();
  expect(title).toHaveValue('Luminária de mesa');
});

test('what a title loses as it is typed or pasted is said, until the next change loses nothing', async () => {
  render(
    <LocaleProvider locale="br">
      <Host />
    </LocaleProvider>,
  );
  const title = screen.getByRole('textbox', { name: 'Título' });
  await userEvent.click(title);
  await userEvent.paste('Parafuso 3/8" — aço');
  expect(title).toHaveValue('Parafuso 3/8  aço');
  expect(screen.getByText('Retirado: "—')).toBeVisible();
  await userEvent.type(title, '!');
  expect(screen.getByText('Retirado: !')).toBeVisible();
  await userEvent.type(title, 's');
  expect(screen.queryByText(/Retirado/u)).toBeNull();
});
