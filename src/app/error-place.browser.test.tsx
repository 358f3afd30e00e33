import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { FormSection } from './dev-ui/form-section.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- styles, in their order
import './styles.ts';

afterEach(cleanup);

const topsOf = (root: Element): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...root.querySelectorAll('input, textarea, select, button')].map((each, at) => [
      `${at} ${each.getAttribute('name') ?? each.textContent}`,
      Math.round(each.getBoundingClientRect().top + document.documentElement.scrollTop),
    ]),
  );

const show = (children: ReactNode) =>
  render(
    <LocaleProvider locale="br">
      <Theme>{children}</Theme>
    </LocaleProvider>,
  );

test('whatever is wrong with the field that is left, nothing of its form moves', async () => {
  await page.viewport(1280, 2400);
  show(<FormSection />);
  const [form] = document.querySelectorAll('form');
  if (!form) throw new Error('no form');
  const before = topsOf(form);
  form.querySelector('input')?.focus();
  while (form.contains(document.activeElement)) await userEvent.tab();
  await expect.poll(() => form.querySelectorAll('.field-error').length).toBeGreaterThan(10);
  expect(topsOf(form)).toEqual(before);
});

const Said = z.object({ number: field(readText({ most: 5 })), detail: field(readText({ most: 20 })) });

const SmallDialog = () => {
  const form = useZodForm(Said, { defaults: { number: '', detail: '' } });
  return (
    <Dialog open onOpenChange={() => undefined} title="Adicionar devolução" actions={<button type="button">Voltar</button>}>
      <Form form={form} onSubmit={() => null}>
        <TextField name="number" label="Número" />
        <TextAreaField name="detail" label="Detalhe" rows={2} most={20} />
      </Form>
    </Dialog>
  );
};

test('a dialog stays where it is when a field of it is wrong: a button at its foot is still under the pointer', async () => {
  show(<SmallDialog />);
  const topOf = (): number => screen.getByRole('button', { name: 'Voltar' }).getBoundingClientRect().top;
  // It comes in from a little below.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const before = topOf();
  await userEvent.click(screen.getByRole('textbox', { name: 'Número' }));
  await userEvent.tab();
  await userEvent.tab();
  await expect.poll(() => document.querySelectorAll('.field-error').length).toBe(2);
  expect(topOf()).toBe(before);
  // And each is read: it stands below its box, above the next label.
  const [first] = document.querySelectorAll('.field-error');
  const next = screen.getByText('Detalhe').getBoundingClientRect();
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.top);
});
