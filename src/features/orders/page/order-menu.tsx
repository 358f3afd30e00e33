import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
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
  // Shown inside the page's landmarks; not modal, so that nothing focusable is hidden from a screen reader while it is open.
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton variant="soft" color="gray" aria-label={t('orderPage.more')}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <span ref={setPlace} />
      <DropdownMenu.Content align="end" variant="soft" container={place}>
        {runnable.map((name) => (
          <DropdownMenu.Item key={name} onSelect={() => void execute(name)}>
            {t(commandNamed(name).title)}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={onWarnings}>{t('orderPage.warnings')}</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
