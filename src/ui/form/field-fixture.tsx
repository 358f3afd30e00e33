import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { LocaleProvider } from '#locale/locale.tsx';
import { Form } from './form.tsx';
import { useZodForm } from './use-zod-form.ts';

const Value = z.object({ value: z.union([z.string(), z.boolean()]) });
type Value = z.infer<typeof Value>;

const Page = ({
  initial,
  onSave,
  children,
}: {
  readonly initial: string | boolean;
  readonly onSave: (value: Value) => void;
  readonly children: ReactNode;
}) => {
  const form = useZodForm(Value, { defaults: { value: initial } });
  return (
    <Form form={form} onSubmit={onSave}>
      {children}
      <button type="submit">Salvar</button>
    </Form>
  );
};

/** Shows one field; `saved` submits and tells what the form held. */
export const show = (field: ReactNode, initial: string | boolean = '') => {
  const onSave = vi.fn<(value: Value) => void>();
  render(
    <LocaleProvider locale="br">
      <Page initial={initial} onSave={onSave}>
        {field}
      </Page>
    </LocaleProvider>,
  );
  return {
    saved: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      return onSave.mock.lastCall?.[0].value;
    },
    onSave,
  };
};
