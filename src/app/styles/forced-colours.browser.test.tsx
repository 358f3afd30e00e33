import { Button, Checkbox, TextField, Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import { cdp } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StatusDot } from '#ui/status-dot.tsx';
import '@radix-ui/themes/components.css';
import './all.css';

const forcedColours = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => forcedColours('active'));
afterEach(async () => {
  cleanup();
  await forcedColours('none');
});

test('in colours of the system what is chosen has a line around it, and so have a filter and a box to tick', () => {
  render(
    <Theme>
      <div role="tablist">
        <button type="button" role="tab" aria-selected="true">
          Caneca
        </button>
        <button type="button" role="tab" aria-selected="false">
          Vaso
        </button>
      </div>
      <nav className="period">
        <a href="/?period=7" aria-current>
          7 dias
        </a>
      </nav>
      <span className="filter-select">Empresa</span>
      <Checkbox aria-label="Incluir" />
    </Theme>,
  );
  const line = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' ? outlineWidth : 'none';
  };
  const [chosen, other] = screen.getAllByRole('tab').map(line);
  const rest = [screen.getByRole('link'), screen.getByText('Empresa'), screen.getByRole('checkbox')].map(line);
  expect([chosen, other, ...rest]).toEqual(['2px', 'none', '2px', '1px', '1px']);
});

test('in colours of the system a box and a button have a line around them, and a dot keeps its colour', () => {
  render(
    <Theme>
      <TextField.Root aria-label="Título" />
      <Button>Salvar</Button>
      <StatusDot tone="bad">Recusado</StatusDot>
    </Theme>,
  );
  const lineOf = (element: Element | null) => element && getComputedStyle(element).outlineStyle;
  expect(lineOf(screen.getByLabelText('Título').closest('.rt-TextFieldRoot'))).toBe('solid');
  expect(lineOf(screen.getByRole('button', { name: 'Salvar' }))).toBe('solid');
  const dot = document.querySelector('.status-dot');
  expect(dot && getComputedStyle(dot).forcedColorAdjust).toBe('none');
});
