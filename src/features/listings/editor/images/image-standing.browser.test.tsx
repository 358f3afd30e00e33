import { cleanup, render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { readyCorner, toast, Toaster } from '#ui/toast.tsx';
import { ImageStanding } from './image-standing.tsx';

let said = '';
beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  cleanup();
  toast.dismiss(said);
});

test('a message stands above the buttons of an image, not over them', async () => {
  const nothing = (): void => undefined;
  render(
    <LocaleProvider locale="br">
      <main style={{ position: 'fixed', inset: '700px 0 0 40px', width: 184 }}>
        <ImageStanding
          name="Imagem 1"
          standing={{ state: 'pending', analysis: null }}
          isNew={false}
          isReadOnly={false}
          onValidate={nothing}
          onZoom={nothing}
          onReplace={nothing}
        />
      </main>
      <Toaster appearance="light" />
    </LocaleProvider>,
  );
  await readyCorner();
  said = toast.error('Anúncio mudou');
  const top = (): number =>
    Math.min(...screen.getAllByRole('button', { name: /Imagem 1/u }).map((each) => each.getBoundingClientRect().top));
  await vi.waitFor(() => {
    const message = document.querySelector('[data-sonner-toast]:not([data-removed=true])')?.getBoundingClientRect();
    expect(message?.height).toBeGreaterThan(20);
    expect(message?.bottom).toBeLessThanOrEqual(top());
  });
});
