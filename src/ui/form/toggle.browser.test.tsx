import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../app/styles/theme.css';
import { Toggle } from './toggle.tsx';

afterEach(cleanup);

const Shown = () => {
  const [isOn, setIsOn] = useState(false);
  return (
    <div className="radix-themes light">
      <Toggle aria-label="Avisar" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
    </div>
  );
};

test('a switch is 70 × 50, all of it answers, and its track is green once it is on', async () => {
  render(<Shown />);
  const box = screen.getByRole('switch', { name: 'Avisar' });
  const { width, height } = box.getBoundingClientRect();
  expect([width, height]).toEqual([70, 50]);
  const track = box.nextElementSibling as HTMLElement;
  track.style.transition = 'none';
  const [, ...off] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(getComputedStyle(track).backgroundColor) ?? [];
  await userEvent.click(box, { position: { x: 3, y: 47 } });
  expect(box).toBeChecked();
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(getComputedStyle(track).backgroundColor) ?? [];
  expect([red, green, blue]).not.toEqual(off);
  expect(Number(green)).toBeGreaterThan(1.3 * Math.max(Number(red), Number(blue)));
});
