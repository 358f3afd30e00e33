import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ListingAttribute } from '#contract/listing.ts';
import { refuse } from '#lib/result.ts';
import { AddAttributeDialog } from './add-attribute-dialog.tsx';
import { TechnicalSpecs } from './technical-specs.tsx';
import { show, value, violations } from './categories-fixture.tsx';

afterEach(cleanup);

const Sheet = ({
  initial,
  isReadOnly = false,
  onSeen,
}: {
  readonly initial: readonly ListingAttribute[];
  readonly isReadOnly?: boolean;
  readonly onSeen?: (now: readonly ListingAttribute[]) => void;
}) => {
  const [attributes, setAttributes] = useState(initial);
  const change = (next: ListingAttribute[]): void => {
    setAttributes(next);
    onSeen?.(next);
  };
  return (
    <TechnicalSpecs
      categoryId="A11"
      attributes={attributes}
      onChange={change}
      isReadOnly={isReadOnly}
      problems={new Map([['BRAND', 'O campo Marca é obrigatório']])}
    />
  );
};
const last = (seen: ReturnType<typeof vi.fn<(now: readonly ListingAttribute[]) => void>>, id: string) =>
  seen.mock.calls.at(-1)?.[0].find((each) => each.id === id);

test('each value type has its control, and each answers in the wire’s words', async () => {
  const seen = vi.fn<(now: readonly ListingAttribute[]) => void>();
  show(<Sheet initial={[value('OWN', 'Lado', 'Esquerdo', { custom: true })]} onSeen={seen} />);
  const brand = await screen.findByRole('textbox', { name: 'Marca' });
  expect([brand.getAttribute('aria-required'), brand.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
  expect(screen.getByText('O campo Marca é obrigatório')).toBeTruthy();
  expect(screen.queryByText('Escondido')).toBeNull();
  await userEvent.type(brand, 'Sonare');
  expect(last(seen, 'BRAND')).toMatchObject({ value_name: 'Sonare', value_id: null, required: true });

  await userEvent.click(screen.getByRole('combobox', { name: 'É sem fio' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sim' }));
  expect(last(seen, 'WIRELESS')).toMatchObject({ value_name: 'Sim', value_id: '242085' });

  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aberto' }));
  expect(last(seen, 'KIND')).toMatchObject({ value_name: 'Aberto', value_id: '2' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Potência' }), '2.5');
  expect(last(seen, 'POWER')).toMatchObject({ value_name: '2,5 W' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unidade de Potência' }), 'kW');
  expect(last(seen, 'POWER')).toMatchObject({ value_name: '2,5 kW' });

  await userEvent.type(screen.getByRole('textbox', { name: 'Alto-falantes' }), '12345');
  expect(last(seen, 'DRIVERS')).toMatchObject({ value_name: '1234' });

  await userEvent.click(screen.getByRole('checkbox', { name: 'Não se aplica: Alto-falantes' }));
  expect(last(seen, 'DRIVERS')).toMatchObject({ value_name: null, value_id: '-1' });
  expect(await violations()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Remover Lado' }));
  expect(last(seen, 'OWN')).toBeUndefined();
});

test('a characteristic of one’s own that is taken off gives the focus to the one beside it, the last to the heading of all', async () => {
  const own = (id: string, name: string) => value(id, name, 'x', { custom: true });
  show(
    <>
      <h2 id="editor-specs" tabIndex={-1}>
        {'Ficha técnica'}
      </h2>
      <Sheet initial={[own('SIDE', 'Lado'), own('TONE', 'Tom'), own('AXLE', 'Eixo')]} />
    </>,
  );
  const remove = async (name: string): Promise<void> => {
    (await screen.findByRole('button', { name: `Remover ${name}` })).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('button', { name: `Remover ${name}` })).toBeNull();
  };
  await remove('Lado');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tom' }));
  await remove('Eixo');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tom' }));
  await remove('Tom');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ficha técnica' }));
});

test('specs that do not come leave what the listing says to be edited', async () => {
  show(<Sheet initial={[value('BRAND', 'Marca', 'Sonare')]} />, () => refuse({ type: 'Unreachable' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a ficha técnica da categoria');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Marca' }).value).toBe('Sonare');
});

test('what may not be changed can be read', async () => {
  show(<Sheet initial={[value('BRAND', 'Marca', 'Sonare')]} isReadOnly />);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Marca' })).readOnly).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a characteristic is added once, whatever its case and spaces, with both of its parts', async () => {
  const onAdd = vi.fn<(attribute: ListingAttribute) => void>();
  show(<AddAttributeDialog isOpen onClose={() => undefined} existing={[{ name: 'Lado' }]} onAdd={onAdd} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar característica' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'O Campo Atributo é obrigatório',
    'O Campo Valor é obrigatório',
  ]);
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Atributo' });
  await userEvent.type(name, 'LADO 2!');
  expect([name.value, dialog.getByText(/^Retirado/u).textContent]).toEqual(['LADO ', 'Retirado: !']);
  expect(dialog.getByText('O atributo LADO já existe na variação')).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.type(name, 'Posição de montagem do eixo');
  expect(name.value).toBe('Posição de montagem ');
  expect(dialog.getByText('Aqui cabem 20 caracteres. Ficou de fora: “o”')).toBeTruthy();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor' }), '<b>Bivolt 110/220 automático');
  expect(dialog.getByText('Retirado: <> · Aqui cabem 20 caracteres. Ficou de fora: “mático”')).toBeTruthy();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor' }), 'bEixo 1');
  expect(dialog.queryByText(/Retirado/u)).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '{Enter}');
  expect(onAdd).toHaveBeenCalledWith(value('CUSTOM_POSICAO_DE_MONTAGEM', 'Posição de montagem', 'bEixo 1', { custom: true }));
  expect(await violations()).toEqual([]);
});
