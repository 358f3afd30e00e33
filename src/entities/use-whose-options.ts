import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { marketPlacesQuery } from '#api/market-places.ts';
import { sellersQuery } from '#api/sellers.ts';
import { optionOf } from '#contract/unreadable.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { Option } from '#ui/table/column.ts';

/** Companies and accounts to filter by. */
export interface WhoseOptions {
  readonly companies: readonly Option[];
  readonly accounts: readonly Option[];
}

/** What the address filters by already. */
interface Asked {
  readonly company?: string | undefined;
  readonly account?: string | undefined;
}

/** Until the names are here the address is taken at its word: the list must not be asked for without its filter meanwhile. */
const asAddressed = (value: string | undefined): readonly Option[] => (value === undefined ? [] : [{ value, label: value }]);

/** Companies to filter by. */
export const useCompanyOptions = (company: string | undefined): readonly Option[] => {
  const { api } = useWorkbench();
  const { data: sellers } = useQuery(sellersQuery(api));
  return useMemo(() => sellers?.map(({ _id, name }) => optionOf(_id, name)) ?? asAddressed(company), [sellers, company]);
};

/**
 * What can be filtered by, given what the address already filters by: of one company only its own accounts.
 * @param namesCompany says whose an account is where many companies are seen.
 */
export const useWhoseOptions = ({ company, account }: Asked, namesCompany: boolean): WhoseOptions => {
  const { api } = useWorkbench();
  const companies = useCompanyOptions(company);
  const { data: marketPlaces } = useQuery(marketPlacesQuery(api));

  const accounts = useMemo(() => {
    if (!marketPlaces) return asAddressed(account);
    const isOfOne = !namesCompany || company !== undefined;
    const companyNames = new Map(companies.map(({ value, label }) => [value, label]));
    return marketPlaces
      .filter(({ sellerId }) => company === undefined || sellerId === company)
      .map(({ _id, name, sellerId }) => optionOf(_id, isOfOne ? name : `${name} · ${companyNames.get(sellerId) ?? sellerId}`));
  }, [marketPlaces, account, company, companies, namesCompany]);
  return useMemo(() => ({ companies, accounts }), [companies, accounts]);
};
