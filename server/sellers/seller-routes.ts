import { described } from '../http/route.ts';
import { changeColleagueRoute, inviteColleagueRoute } from './colleague-routes.ts';
import { getSellerRoute, listCompaniesRoute } from './company-reads.ts';
import { saveCompanyRoute, setCompanyBlockRoute } from './company-writes.ts';
import { listMarketPlacesRoute } from './list-market-places.ts';
import { listSellersRoute } from './list-sellers.ts';
import { removeCertificateRoute } from './remove-certificate.ts';
import { saveCertificateRoute } from './save-certificate.ts';

export const sellerRoutes = described([
  [listSellersRoute, 'Companies: own for sellers, all for reviewers and superusers'],
  [getSellerRoute, 'One company: own for sellers, any for reviewers and superusers'],
  [listCompaniesRoute, 'Companies as their list shows them, by name'],
  [saveCompanyRoute, 'Name, tax id, me2 and address of a company'],
  [inviteColleagueRoute, 'Makes an account in the own company and mails the link that opens it; for its owners'],
  [changeColleagueRoute, 'Blocks a colleague, opens the money or the company to them, or takes an invitation back; for its owners'],
  [setCompanyBlockRoute, 'Blocks a company and says why, or opens it again'],
  [saveCertificateRoute, 'Keeps the A1 certificate of a company, sealed; the answer says until when it is valid'],
  [removeCertificateRoute, 'Removes the A1 certificate of a company and its password; for its owners'],
  [listMarketPlacesRoute, 'Marketplace accounts to choose from: own for sellers, all for reviewers and superusers'],
]);
