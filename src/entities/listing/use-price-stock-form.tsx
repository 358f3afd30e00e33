import { useEffect } from 'react';
import type { CommandForm } from '#commands/command-form.ts';
import { useCommandForm } from '#palette/context.tsx';
import { WhenHere } from '#palette/when-here.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';

const part = createLazyModule(() => import('./price-stock-form.tsx'));

const PriceStockDialog: CommandForm = (asked) => (
  <WhenHere part={part} onMissing={asked.onClose}>
    {({ PriceStockForm }) => <PriceStockForm {...asked} />}
  </WhenHere>
);

/** Price and stock are asked for by a form, which is fetched behind the page that offers it. */
export const usePriceStockForm = (): void => {
  useCommandForm('listing.setPriceAndStock', PriceStockDialog);
  useEffect(() => whenIdle(part.ahead), []);
};
