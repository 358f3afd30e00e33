import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusDot } from '#ui/status-dot.tsx';
import '#app/styles/all.css';
import './detail.css';

afterEach(cleanup);

test('what is said of a picture stays under it, however small it is', () => {
  render(
    <section className="detail-images" style={{ width: 240 }}>
      {['Capa', 'Imagem 2', 'Imagem 3'].map((name) => (
        <figure key={name} className="detail-image" aria-label={name}>
          <figcaption>
            <StatusDot tone="good">Imagem validada</StatusDot>
          </figcaption>
        </figure>
      ))}
    </section>,
  );
  const picture = screen.getByRole('figure', { name: 'Imagem 3' });
  const said = picture.querySelector('.status');
  expect(said?.getBoundingClientRect().right).toBeLessThanOrEqual(picture.getBoundingClientRect().right);
});
