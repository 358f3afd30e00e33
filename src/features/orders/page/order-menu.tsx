import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useExecute } from '#commands/execute.tsx';
import { commandNamed } from '#commands/registry.ts';
import { useT } from '#locale/locale.tsx';
import { useRunnable } from './use-runnable.ts';

const further = [
  'order.ship',
  'order.cancelOnMarketplace',
  'order.fakeCancel',
  'order.addReturn',
  'order.suspendShipment',
  'order.openTracking',
  'order.openHistory',
  'order.printLabel',
  'order.downloadInvoice',
  'order.copyNumber',
] as const;

/** What else can be done with this order now. */
export const OrderMenu = ({ onWarnings }: { readonly onWarnings: () => void }) => {
  const t = useT();
  const execute = useExecute();
  const runnable = useRunnable(further);
  const button = useRef<HTMLButtonElement>(null);
  // Shown inside the page's landmarks; not modal, so that nothing focusable is hidden from a screen reader while it is open.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void): void => {
    chosen.current = run;
  };
  // The menu is closed and the focus is back before anything runs: what runs opens dialogs that want it (capabilities, Sentry 113938).
  const runChosen = (event: Event): void => {
    const run = chosen.current;
    if (!run) return;
    chosen.current = null;
    event.preventDefault();
    button.current?.focus();
    run();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton ref={button} variant="soft" color="gray" aria-label={t('orderPage.more')}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <span ref={setPlace} className="order-menu-place" />
      <DropdownMenu.Content align="end" variant="soft" className="order-menu" container={place} onCloseAutoFocus={runChosen}>
        {runnable.map((name) => (
          <DropdownMenu.Item key={name} onSelect={() => choose(() => void execute(name))}>
            {t(commandNamed(name).title)}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => choose(onWarnings)}>{t('orderPage.warnings')}</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
