import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { expeditionFiguresQuery } from '#api/orders.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Count } from '#ui/count.tsx';
import { BrasiliaDays } from '#ui/instant.tsx';
import type { SharedPort } from '#ui/table/use-table-query.ts';
import { columnIds } from './to-ship-filter.ts';

const shown = ['late', 'today', 'later'] as const;

/** How many wait by deadline, and how many are suspended; each leads to just those, and back. */
export const ToShipFigures = ({ search, write }: SharedPort) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data } = useQuery(expeditionFiguresQuery(api));
  const { [columnIds.due]: due, [columnIds.stage]: stage } = search;
  const toggle = (isOn: boolean, chosen: Readonly<Record<string, string>>): void =>
    write(({ [columnIds.due]: _due, [columnIds.stage]: _stage, ...rest }) => (isOn ? rest : { ...rest, ...chosen }), { replace: false });
  return (
    <fieldset className="to-ship-figures">
      <legend className="visually-hidden">{t('expedition.figures')}</legend>
      {shown.map((kind) => {
        const isOn = stage === undefined && due === kind;
        return (
          <Button
            key={kind}
            size="1"
            variant={isOn ? 'solid' : 'soft'}
            color={kind === 'late' && (data?.due.late ?? 0) > 0 ? 'red' : 'gray'}
            aria-pressed={isOn}
            onClick={() => toggle(isOn, { [columnIds.due]: kind })}
          >
            {t(kind === 'late' ? 'expedition.lates' : `expedition.due.${kind}`)}{' '}
            <strong>{data ? <Count of={data.due[kind]} /> : '–'}</strong>
          </Button>
        );
      })}
      <Button
        size="1"
        variant={stage === 'suspended' ? 'solid' : 'soft'}
        color="gray"
        aria-pressed={stage === 'suspended'}
        onClick={() => toggle(stage === 'suspended', { [columnIds.stage]: 'suspended' })}
      >
        {t('expedition.suspended')} <strong>{data ? <Count of={data.suspended} /> : '–'}</strong>
      </Button>
      <BrasiliaDays />
    </fieldset>
  );
};
