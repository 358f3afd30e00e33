import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sellersQuery } from '#api/sellers.ts';
import { Role } from '#contract/call.ts';
import { optionOf } from '#contract/unreadable.ts';
import type { Access } from '#contract/user.ts';
import { tidyAccess } from '#machines/lifecycle/user.ts';
import { field } from '#lib/validate/fields.ts';
import { readChoice } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { SelectOption } from '#ui/form/combobox-state.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ToggleField } from '#ui/form/toggle-field.tsx';

/** The fields of an access as forms hold them: '' is no company. */
export const accessShape = {
  role: field(readChoice(Role.options)),
  sellerId: z.string(),
  hadSellout: z.boolean(),
  hadSell: z.boolean(),
};

interface AccessInput {
  readonly role: string;
  readonly sellerId: string;
  readonly hadSellout: boolean;
  readonly hadSell: boolean;
}

export const toInput = ({ role, sellerId, hadSellout, hadSell }: Access): AccessInput => ({
  role,
  sellerId: sellerId ?? '',
  hadSellout,
  hadSell,
});

export const toAccess = (values: { readonly role: Access['role'] } & Omit<AccessInput, 'role'>): Access =>
  tidyAccess({ ...values, sellerId: values.sellerId === '' ? null : values.sellerId });

export const useRoleOptions = (): readonly SelectOption[] => {
  const t = useT();
  return useMemo(() => Role.options.map((value) => ({ value, label: t(`user.role.${value}`) })), [t]);
};

/** The companies to choose from, and what each is called. */
export const useCompanies = () => {
  const { api } = useWorkbench();
  const { data: sellers } = useQuery(sellersQuery(api));
  const options = useMemo(() => (sellers ?? []).map(({ _id, name }): SelectOption => optionOf(_id, name)), [sellers]);
  const nameOf = (sellerId: string | null): string | null => sellers?.find(({ _id }) => _id === sellerId)?.name ?? null;
  return { options, nameOf };
};

/** Role, company and flags. Company and money are a seller's alone. */
export const AccessFields = () => {
  const t = useT();
  const { options } = useCompanies();
  const isSeller = useWatch({ name: 'role' }) === 'seller';
  const hasCompany = useWatch({ name: 'sellerId' }) !== '';
  const roles = useRoleOptions();
  const companies = useMemo(() => [{ value: '', label: t('users.noCompany') }, ...options], [options, t]);
  return (
    <>
      <SelectField name="role" label={t('user.role')} options={roles} isRequired />
      {isSeller && <SelectField name="sellerId" label={t('users.column.company')} options={companies} />}
      {isSeller && !hasCompany && <p className="quiet">{t('users.noCompanyHint')}</p>}
      <ToggleField name="hadSellout" label={t('users.hadSellout')} />
      {isSeller && <ToggleField name="hadSell" label={t('users.hadSell')} />}
      <p className="quiet">{t('users.flagsHint')}</p>
    </>
  );
};
