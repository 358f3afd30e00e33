import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CommandForm } from '#commands/command-form.ts';
import type { UserView } from '#commands/user/user-view.ts';
import { Role } from '#contract/call.ts';
import { useT } from '#locale/locale.tsx';
import { viewOfTarget } from '#palette/availability.ts';
import { useReadNewestCommandContext } from '#palette/command-context.tsx';
import { useExecute } from '#palette/execute.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { useCompanies, useRoleOptions } from './access-fields.tsx';
import { AccessFoot } from './access-foot.tsx';

/** '' is as it is. */
const flag = z.enum(['', 'yes', 'no']);
const Schema = z.object({ role: z.enum(['', ...Role.options]), sellerId: z.string(), hadSellout: flag, hadSell: flag });
type Values = z.infer<typeof Schema>;
const asTheyAre: Values = { role: '', sellerId: '', hadSellout: '', hadSell: '' };

/** No id of a company holds a blank. */
const noCompany = 'no company';

/** Company and money are a seller's alone; where nobody's role is changed, of those who are sellers. */
const isOfSellers = (role: string): boolean => role === '' || role === 'seller';

/** What is changed of each; the role is always said, because else it is asked for, and as none it stays. */
const changedBy = ({ role, sellerId, hadSellout, hadSell }: Values, nameOf: (sellerId: string) => string | null) => ({
  role: role === '' ? undefined : role,
  ...(hadSellout !== '' && { hadSellout: hadSellout === 'yes' }),
  ...(isOfSellers(role) && hadSell !== '' && { hadSell: hadSell === 'yes' }),
  ...(isOfSellers(role) && sellerId !== '' && companyOf(sellerId, nameOf)),
});
const companyOf = (sellerId: string, nameOf: (sellerId: string) => string | null) =>
  sellerId === noCompany ? { sellerId: null, sellerName: null } : { sellerId, sellerName: nameOf(sellerId) };

const isSightless = (role: string, company: string | null): boolean => role === 'seller' && company === null;

/** Would they become a seller of no company? */
const losesCompany = (person: UserView, role: string, sellerId: string): boolean => {
  const company = sellerId === '' ? person.sellerId : companyOf(sellerId, () => null).sellerId;
  return isSightless(role === '' ? person.role : role, company) && !isSightless(person.role, person.sellerId);
};

/** All begins as it is, whatever each of them has: only what is chosen is changed. */
export const AccessOfSeveral: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const execute = useExecute();
  const { nameOf } = useCompanies();
  const readContext = useReadNewestCommandContext();
  // As they are when it opens. The command acts on people alone (`on`).
  const [people] = useState(() => targets.map((target) => viewOfTarget(target, readContext()) as UserView));
  const form = useZodForm(Schema, { defaults: asTheyAre });
  return (
    <Form
      form={form}
      label={t(command.title)}
      onSubmit={(values) => {
        const args = changedBy(values, nameOf);
        if (Object.values(args).every((each) => each === undefined)) return { message: t('users.changeOne'), cause: [] };
        onClose();
        void execute(command.name, { targets, args });
        return null;
      }}
    >
      <FieldsOfSeveral people={people} />
      <AccessFoot onClose={onClose} />
    </Form>
  );
};

const FieldsOfSeveral = ({ people }: { readonly people: readonly UserView[] }) => {
  const t = useT();
  const { options } = useCompanies();
  const roles = useRoleOptions();
  const [role, sellerId] = useWatch({ name: ['role', 'sellerId'] }).map(String) as [string, string];
  const hasSellers = isOfSellers(role);
  const asIs = { value: '', label: t('users.asIs') };
  const yesNo = [asIs, { value: 'yes', label: t('records.yes') }, { value: 'no', label: t('records.no') }];
  return (
    <>
      <SelectField name="role" label={t('user.role')} options={[asIs, ...roles]} />
      {hasSellers && (
        <SelectField
          name="sellerId"
          label={t('users.column.company')}
          options={[asIs, { value: noCompany, label: t('users.noCompany') }, ...options]}
        />
      )}
      {people.some((person) => losesCompany(person, role, sellerId)) && <p className="quiet">{t('users.noCompanyHint')}</p>}
      <SelectField name="hadSellout" label={t('users.hadSellout')} options={yesNo} />
      {hasSellers && <SelectField name="hadSell" label={t('users.hadSell')} options={yesNo} />}
      <p className="quiet">{t('users.asIsHint')}</p>
    </>
  );
};
