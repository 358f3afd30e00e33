import { useState } from 'react';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import type { UserView } from '#commands/user/user-view.ts';
import { useT } from '#locale/locale.tsx';
import { viewOfTarget } from '#palette/availability.ts';
import { useReadNewestCommandContext } from '#palette/command-context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { AccessFields, accessShape, toAccess, toInput, useCompanies } from './access-fields.tsx';
import { AccessFoot } from './access-foot.tsx';
import { AccessOfSeveral } from './access-of-several.tsx';

/** Role, company and flags of one person, or of all that are chosen: there only what is chosen is changed. */
export const AccessDialog: CommandForm = (props) => {
  const t = useT();
  const { command, targets, onClose } = props;
  const Fields = targets.length === 1 ? AccessOfOne : AccessOfSeveral;
  return (
    <FloatingTheme>
      <Dialog
        open
        onOpenChange={onClose}
        title={t(command.title)}
        description={targets.map(({ label }) => label).join(', ')}
        isFullOnNarrow
      >
        <Fields {...props} />
      </Dialog>
    </FloatingTheme>
  );
};

const Schema = z.object(accessShape);

const AccessOfOne: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const execute = useExecute();
  const { nameOf } = useCompanies();
  const readContext = useReadNewestCommandContext();
  // As it is when it opens, with what waits to be sent. The command acts on people alone (`on`).
  const [defaults] = useState(() => {
    const [target] = targets;
    return target
      ? toInput(viewOfTarget(target, readContext()) as UserView)
      : { role: '', sellerId: '', hadSellout: false, hadSell: false };
  });
  const form = useZodForm(Schema, { defaults });
  return (
    <Form
      form={form}
      label={t(command.title)}
      onSubmit={(values) => {
        onClose();
        const access = toAccess(values);
        void execute(command.name, { targets, args: { ...access, sellerName: nameOf(access.sellerId) } });
      }}
    >
      <AccessFields />
      <AccessFoot onClose={onClose} />
    </Form>
  );
};
