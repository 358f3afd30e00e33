import { Button } from '@radix-ui/themes';
import { linkOptions } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { listPage } from '#entities/records/list-page.tsx';
import { useCompanyOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useHandlers } from '#palette/context.tsx';
import { accountColumns } from './account-columns.tsx';
import { accountKind } from './account-kind.ts';
import { ChooseCompanyDialog } from './choose-company-dialog.tsx';
import { useConnecting } from './use-connecting.tsx';

/** /marketplace, 'Contas': every account on the marketplace, how it is connected, renewed and paused, and a new one connected (superusers). */
export const AccountsScreen = listPage({
  kind: accountKind,
  title: 'shell.title.accounts',
  about: 'marketplace.about',
  searchLabel: 'marketplace.search',
  empty: 'marketplace.empty',
  views: 'marketplace',
  useColumns: (t, { search }, _seesAll, shown) => {
    const companies = useCompanyOptions(search['company']);
    return useMemo(() => accountColumns(t, companies, shown), [t, companies, shown]);
  },
  opens: (accountId) => linkOptions({ to: '/marketplace/$accountId', params: { accountId } }),
  useTools: ({ search }) => {
    const t = useT();
    const { connect, dialogs } = useConnecting();
    const [isChoosing, setChoosing] = useState(false);
    const choose = (): void => setChoosing(true);
    useHandlers({ 'marketplace.connect': choose });
    const connectFor = async (sellerId: string): Promise<void> => {
      await connect({ sellerId });
      setChoosing(false);
    };
    return {
      tools: (
        <Button size="2" onClick={choose}>
          {t('marketplace.connect')}
        </Button>
      ),
      opened: (
        <>
          {isChoosing && <ChooseCompanyDialog company={search['company'] ?? ''} onClose={() => setChoosing(false)} onChoose={connectFor} />}
          {dialogs}
        </>
      ),
    };
  },
});
