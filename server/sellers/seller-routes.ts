import type { Route } from '../http/route.ts';
import { getSellerRoute, listCompaniesRoute } from './company-reads.ts';
import { saveCompanyRoute, setCompanyBlockRoute } from './company-writes.ts';
import { listMarketPlacesRoute } from './list-market-places.ts';
import { listSellersRoute } from './list-sellers.ts';
import { saveCertificateRoute } from './save-certificate.ts';

export const sellerRoutes: readonly Route[] = [
  listSellersRoute,
  getSellerRoute,
  listCompaniesRoute,
  saveCompanyRoute,
  setCompanyBlockRoute,
  saveCertificateRoute,
  listMarketPlacesRoute,
];
