import { useQuery } from '@tanstack/react-query';
import { orderLogsQuery } from '#api/orders.ts';
import { unreadableLog } from '#contract/order-calls.ts';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Instant } from '#ui/instant.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { SafeText } from '#ui/safe-text.tsx';
import { LogDetail } from './log-detail.tsx';
import { logTitle, logValue, type OrderLog } from './log-words.ts';

/** Every change with its author, what stood before and after (row ORD-14); superusers only. */
export const HistoryDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data: logs, error, isFetching, refetch } = useQuery(orderLogsQuery(api, [order._id]));
  return (
    <Dialog open onOpenChange={onClose} title={t('orderPage.history')} size="large" isFullOnNarrow>
      {!logs && !error && <div className="skeleton order-history-waiting" aria-hidden />}
      {!logs && error && (
        <ProblemState title={t('orderPage.historyFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {logs?.length === 0 && <p className="quiet">{t('orderPage.historyEmpty')}</p>}
      {logs && logs.length > 0 && <HistoryTable logs={logs} />}
    </Dialog>
  );
};

const HistoryTable = ({ logs }: { readonly logs: readonly OrderLog[] }) => {
  const t = useT();
  return (
    <table className="order-history">
      <thead>
        <tr>
          <th scope="col">{t('orderPage.history.at')}</th>
          <th scope="col">{t('orderPage.history.who')}</th>
          <th scope="col">{t('orderPage.history.what')}</th>
          <th scope="col">{t('orderPage.history.before')}</th>
          <th scope="col">{t('orderPage.history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {logs.map((log, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- changes have no id; two of one instant keep the server's order
          <tr key={`${log.updatedAt} ${at}`}>
            <td>
              {log.type === unreadableLog ? <span className="quiet">{t('common.notInformed')}</span> : <Instant at={log.updatedAt} />}
            </td>
            <td>{log.userName}</td>
            <th scope="row">
              {logTitle(t, log)}
              <LogDetail log={log} />
            </th>
            <Value label={t('orderPage.history.before')} value={logValue(t, log, log.content.previousValue)} />
            <Value label={t('orderPage.history.after')} value={logValue(t, log, log.content.value)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Value = ({ label, value }: { readonly label: string; readonly value: string | null }) => {
  const t = useT();
  return (
    <td data-label={label}>{value === null ? <span className="quiet">{t('common.notInformed')}</span> : <SafeText>{value}</SafeText>}</td>
  );
};
