import { Theme } from '@radix-ui/themes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anOrder } from '#commands/order/order-fixture.ts';
import { commandNamed } from '#commands/registry.ts';
import { subjectOf } from '#commands/subject.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import '@radix-ui/themes/styles.css';
import '../app/styles/theme.css';
import { AskReview } from './ask-review.tsx';
import { startAsk } from './ask-answers.ts';

afterEach(cleanup);

const nothing = (): void => undefined;

/** The button that confirms it, in one look. */
const buttonOf = (name: string, label: string, appearance: 'light' | 'dark'): HTMLElement => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error('A decision was expected');
  const base = anOrder();
  const target = { subject: subjectOf('order', base), label: base.externalId, base };
  const ask = startAsk(command, [{ target, prefill: { ...command.prefillFrom(base), type: 'other', description: 'x' } }]);
  render(
    <LocaleProvider locale="br">
      <Theme appearance={appearance} accentColor="green">
        <AskReview ask={ask} onAnswer={nothing} onChange={() => undefined} onBack={nothing} onClose={nothing} />
      </Theme>
    </LocaleProvider>,
  );
  const button = screen.getByRole('button', { name: label });
  button.style.transition = 'none';
  return button;
};

/** Red, green and blue from 0 to 255, whatever way the browser writes them. */
const channelsOf = (colour: string): readonly number[] => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
};
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ['light', 'order.fakeCancel', 'Cancelamento fictício', true],
  ['dark', 'order.fakeCancel', 'Cancelamento fictício', true],
  ['light', 'order.cancel', 'Cancelar pedido', false],
  ['dark', 'order.cancel', 'Cancelar pedido', false],
] as const)(
  'in %s the button of %s (%s) is red: %s, for nothing takes it back; its text is read at 4.5 : 1',
  (look, name, label, isRed) => {
    const { backgroundColor, color } = getComputedStyle(buttonOf(name, label, look));
    const [red = 0, green = 0, blue = 0] = channelsOf(backgroundColor);
    expect(red > 1.5 * Math.max(green, blue)).toBe(isRed);
    expect(contrastOf(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
  },
);
