import { Button } from '@radix-ui/themes';
import { z } from 'zod';
import type { CommandForm } from '#commands/command.ts';
import type { UserView } from '#commands/user/user-view.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { Form } from '#ui/form/form.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { AccessFields, accessShape, toAccess, toInput } from './access-fields.tsx';

const Schema = z.object(accessShape);

/** Role, company and flags of one person, or the same for all that are chosen. */
export const AccessDialog: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const execute = useExecute();
  // The command acts on people alone (`on`); one of them is how the form begins.
  const first = targets[0]?.base as UserView | undefined;
  const form = useZodForm(Schema, { defaults: first ? toInput(first) : { role: '', sellerId: '', hadSellout: false, hadSell: false } });
  return (
    <FloatingTheme>
      <Dialog
        open
        onOpenChange={onClose}
        title={t(command.title)}
        description={targets.map(({ label }) => label).join(', ')}
        isFullOnNarrow
      >
        <Form
          form={form}
          label={t(command.title)}
          onSubmit={(values) => {
            onClose();
            void execute(command.name, { targets, args: { ...toAccess(values) } });
          }}
        >
          <AccessFields />
          <p className="quiet">{t('users.endsSessions')}</p>
          <div className="record-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onClose}>
              {t('controls.back')}
            </Button>
            <Button type="submit">{t('users.save')}</Button>
          </div>
        </Form>
      </Dialog>
    </FloatingTheme>
  );
};
