import { Button } from '@radix-ui/themes';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Problem } from '#api/client.ts';
import type { SaleSlip } from '#contract/sale-slip.ts';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { Instant } from '#ui/instant.tsx';
import { Money } from '#ui/money.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { useTabTitle } from '#ui/use-tab-title.ts';
import './slip.css';

interface SlipScreenProps {
  readonly answer: Result<SaleSlip, Problem>;
  readonly onRetry: () => void;
  /** Language and colours: nobody is known here. */
  readonly toolbar: ReactNode;
}

/** /ext/talaovendas: one sale, to read and to print, for whoever has its link. */
export const SlipScreen = ({ answer, onRetry, toolbar }: SlipScreenProps) => {
  const t = useT();
  useTabTitle(t('slip.title'));
  return (
    <div className="slip">
      <div className="slip-top">{toolbar}</div>
      <main className="slip-sheet">
        <h1>{t('slip.title')}</h1>
        {answer.ok ? <Slip slip={answer.value} /> : <NoSlip problem={answer.error} onRetry={onRetry} />}
      </main>
    </div>
  );
};

/** The server's own words where it refuses; what did not answer may be asked again. */
const NoSlip = ({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) => {
  const t = useT();
  if (problem.type === 'Refused') return <ProblemState title={t('slip.failed')} hint={problem.body.message} />;
  return <ProblemState title={t('slip.failed')} hint={t('slip.unreachable')} onRetry={onRetry} />;
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="quiet">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Slip = ({ slip }: { readonly slip: SaleSlip }) => {
  const t = useT();
  return (
    <>
      {slip.isCancelled && <p className="slip-cancelled">{t('slip.cancelled')}</p>}
      <h2>{`${t('slip.number')} ${slip.number}`}</h2>
      <dl className="slip-facts">
        <Fact label={t('slip.soldAt')}>
          <Instant at={slip.soldAt} />
        </Fact>
        <Fact label={t('slip.seller')}>{slip.sellerName}</Fact>
        <Fact label={t('slip.buyer')}>{slip.buyerName}</Fact>
      </dl>
      <table className="slip-items">
        <caption className="visually-hidden">{t('slip.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('slip.item')}</th>
            <th scope="col" data-align="end">
              {t('slip.amount')}
            </th>
            <th scope="col" data-align="end">
              {t('slip.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.items.map(({ title, amount, gross }) => (
            <tr key={`${title} ${gross}`}>
              <td>{title}</td>
              <td data-align="end" className="figure">
                {amount}
              </td>
              <td data-align="end">
                <Money cents={gross} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="slip-facts">
        <Fact label={t('slip.products')}>
          <Money cents={slip.gross} />
        </Fact>
        <Fact label={t('slip.freight')}>
          <Money cents={slip.freight} />
        </Fact>
        <Fact label={t('slip.total')}>
          <strong>
            <Money cents={slip.gross + slip.freight} />
          </strong>
        </Fact>
      </dl>
      <p className="slip-foot quiet">
        <span>
          {t('slip.until')} <Instant at={slip.until} />
        </span>
        <Button className="slip-print" size="1" variant="soft" onClick={() => print()}>
          <Printer size={14} aria-hidden />
          {t('slip.print')}
        </Button>
      </p>
    </>
  );
};
