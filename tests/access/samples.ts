import { aCertificate, certificatePassword } from '../support/certificates.ts';
import { typedPassword, mailOf } from '../support/people.ts';
import { ofKinds } from './of-kinds.ts';
import { certificateKeptAt } from './targets.ts';
import { everyone, ownAlone, ownOrReview, review, ownOrSuper, superuser, mine, bare, type Sample } from './sample.ts';

const tomorrow = '2126-11-22T12:00:00.000Z';
const aPixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

/** The smallest that the marketplace takes: 501 × 250 px, white. */
const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAfUAAAD6CAMAAACPty5CAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAkElEQVR42u3BMQEAAADCoPVPbQsvoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADga+pLAAFJZLSJAAAAAElFTkSuQmCC';

const anAccess = { role: 'seller', sellerId: null, hadSellout: false, hadSell: false };
const applicant = { name: 'Dora Nova', mail: 'dora@balcao.test', password: 'd0'.repeat(32) };

/** What the sellers of a blocked company may still ask: who they are, what their company is, and the way out. */
export const openWhileBlocked: ReadonlySet<string> = new Set([
  'getUserData',
  'getSuperuser',
  'ringBell',
  'getLogKey',
  'endSession',
  'getMenu',
  'getMoneyMenu',
  'listSellers',
  'listOwnCompanies',
  'switchCompany',
  'acceptInvitation',
  'declineInvitation',
]);

/**
 * A valid request of every call, and whom decisions 5 and 18–21 let through: written from their text, not read from the contract,
 * so that a role too many there is found here. A call without a sample fails the matrix. Those of a kind stand in a file of its own.
 */
export const samples: Readonly<Record<string, Sample>> = {
  ...Object.fromEntries(ofKinds.flatMap(({ samples: own }) => Object.entries(own))),
  authenticate: { payload: () => ({ body: { mail: mailOf('seller'), password: typedPassword } }), names: false, reach: 'anyone' },
  getCapabilities: bare('anyone'),
  register: {
    payload: () => ({ body: { ...applicant, company: { name: 'Loja da Dora', document: '11222333000181' } } }),
    names: false,
    reach: 'anyone',
  },
  registerConsultant: { payload: () => ({ body: applicant }), names: false, reach: 'anyone' },
  requestValidation: { payload: () => ({ body: { mail: applicant.mail } }), names: false, reach: 'anyone' },
  requestReset: { payload: () => ({ body: { mail: 'ninguem@balcao.test' } }), names: false, reach: 'anyone' },
  validateMail: { payload: () => ({ body: { token: 'a'.repeat(43), password: 'd0'.repeat(32) } }), names: false, reach: 'anyone' },
  resetPassword: { payload: () => ({ body: { token: 'a'.repeat(43), password: 'd0'.repeat(32) } }), names: false, reach: 'anyone' },
  getImage: { payload: () => ({ params: { name: `${'0'.repeat(64)}.jpg` } }), names: false, reach: 'anyone' },

  getUserData: bare(everyone),
  getSuperuser: bare(everyone),
  ringBell: bare(everyone),
  getLogKey: bare(everyone),
  endSession: bare(everyone),
  getMenu: bare(everyone),
  getMoneyMenu: bare(everyone),
  streamChanges: bare(everyone),
  listSellers: bare(everyone),
  listMarketPlaces: bare(everyone),
  getSeller: { payload: ({ company }) => ({ params: { id: company } }), names: 'company', reach: ownOrReview },
  listCompanies: bare(superuser),
  saveCompany: {
    payload: ({ company }) => ({ params: { id: company }, body: { name: `Loja ${company}`, document: null, me2: true, address: null } }),
    names: 'company',
    reach: ownOrSuper,
  },
  inviteColleague: {
    payload: ({ company, listing }) => ({
      params: { id: company },
      body: { name: 'Dora Nova', mail: `colega-${listing}@balcao.test`, hadSell: false, isOwner: false },
    }),
    names: 'company',
    reach: ownAlone,
  },
  changeColleague: {
    payload: ({ company, user }) => ({ params: { id: company, personId: user }, body: { step: 'resendInvite' } }),
    names: 'user',
    reach: ownAlone,
  },
  listOwnCompanies: bare({ seller: 'all', reviewer: 'none', superuser: 'none' }),
  switchCompany: { payload: ({ seat }) => ({ params: { id: seat } }), names: 'seat', reach: ownAlone },
  acceptInvitation: { payload: ({ seat }) => ({ params: { id: seat } }), names: 'seat', reach: ownAlone },
  declineInvitation: { payload: ({ invitation }) => ({ params: { id: invitation } }), names: 'seat', reach: ownAlone },
  openOwnCompany: {
    payload: () => ({ body: { name: 'Outra Loja', document: '11222333000181' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'none' },
  },
  setCompanyBlock: {
    payload: ({ shop }) => ({ params: { id: shop }, body: { blocked: true, reason: 'Fatura em aberto' } }),
    names: 'shop',
    reach: superuser,
  },
  saveCertificate: {
    payload: ({ company }) => ({ params: { id: company }, body: { file: aCertificate, password: certificatePassword } }),
    names: 'company',
    reach: ownOrSuper,
  },
  removeCertificate: {
    payload: ({ company }) => ({ params: { id: company }, query: { keptAt: certificateKeptAt } }),
    names: 'company',
    reach: ownOrSuper,
  },

  listUsers: bare(superuser),
  getUser: { payload: ({ user }) => ({ params: { id: user } }), names: 'user', reach: superuser },
  inviteUser: {
    payload: ({ listing }) => ({ body: { ...anAccess, name: 'Dora Nova', mail: `${listing}@balcao.test` } }),
    names: false,
    reach: superuser,
  },
  resendInvite: { payload: ({ user }) => ({ params: { id: user } }), names: 'user', reach: superuser },
  withdrawInvite: { payload: ({ user }) => ({ params: { id: user } }), names: 'user', reach: superuser },
  changeAccess: { payload: ({ user }) => ({ params: { id: user }, body: anAccess }), names: 'user', reach: superuser },
  setUserBlock: { payload: ({ user }) => ({ params: { id: user }, body: { blocked: true } }), names: 'user', reach: superuser },
  revokeSessions: { payload: ({ user }) => ({ params: { id: user }, body: { sessionId: null } }), names: 'user', reach: superuser },

  listSavedViews: { payload: () => ({ query: { screen: 'queue' } }), names: false, reach: everyone },
  saveView: {
    payload: ({ view }) => ({
      params: { id: view },
      body: { screen: 'queue', name: 'Minha fila', search: '?status=pending', shared: false },
    }),
    names: 'view',
    reach: mine,
    absentIs: 'created',
  },
  deleteView: { payload: ({ view }) => ({ params: { id: view } }), names: 'view', reach: mine },

  listListings: { payload: () => ({ query: { limit: '100' } }), names: false, reach: everyone },
  listKitListings: { payload: () => ({ query: { limit: '100' } }), names: false, reach: everyone },
  getListing: { payload: ({ listing }) => ({ params: { publishId: listing } }), names: 'listing', reach: ownOrReview },
  saveListing: { payload: ({ listing }) => ({ params: { publishId: listing }, body: {} }), names: 'listing', reach: ownOrReview },
  refuseListing: {
    payload: ({ listing }) => ({ body: { publishId: listing, warning: 'gtin', gtin: null } }),
    names: 'listing',
    reach: review,
  },
  observeListing: { payload: ({ listing }) => ({ body: { publishId: listing, warning: 'gtin' } }), names: 'listing', reach: review },
  returnListing: {
    payload: ({ listing }) => ({ body: { publishId: listing, undoes: null } }),
    names: 'listing',
    reach: review,
    needs: 'refused',
  },
  skipListing: {
    payload: ({ listing }) => ({ body: { publishId: listing, skip: true, reason: 'doubt' } }),
    names: 'listing',
    reach: review,
  },
  snoozeListing: { payload: ({ listing }) => ({ body: { publishId: listing, until: tomorrow } }), names: 'listing', reach: review },
  claimListings: {
    payload: ({ listing }) => ({ body: { publishIds: [listing] } }),
    names: 'listing',
    reach: review,
    absentIs: 'nothing to do',
  },
  releaseListings: {
    payload: ({ listing }) => ({ query: { publishId: listing } }),
    names: 'listing',
    reach: review,
    absentIs: 'nothing to do',
  },
  pauseListing: { payload: ({ listing }) => ({ body: { publishId: listing } }), names: 'listing', reach: ownOrSuper, needs: 'active' },
  activateListing: { payload: ({ listing }) => ({ body: { publishId: listing } }), names: 'listing', reach: ownOrSuper, needs: 'paused' },
  setListingLock: {
    payload: ({ listing }) => ({ body: { publishId: listing, locked: true } }),
    names: 'listing',
    reach: ownOrSuper,
    needs: 'active',
  },
  setPriceAndStock: {
    payload: ({ listing }) => ({ body: { publishId: listing, price: 12_345, stock: 3 } }),
    names: 'listing',
    reach: ownOrSuper,
    needs: 'active',
  },
  duplicateListing: { payload: ({ listing }) => ({ body: { publishId: listing } }), names: 'listing', reach: ownOrSuper },
  removeListing: { payload: ({ copy }) => ({ body: { publishId: copy } }), names: 'listing', reach: ownOrSuper },
  uploadListingImages: {
    payload: ({ listing, code }) => ({ body: { publish: listing, sku: code, image: [aPicture] } }),
    names: 'listing',
    reach: ownOrSuper,
  },
  getQueueFigures: bare(review),
  getQueueFacets: bare(review),
  getUsualTexts: bare(review),
  getSuggestion: { payload: ({ listing }) => ({ query: { publishId: listing } }), names: 'listing', reach: review },

  listRootCategories: bare(everyone),
  listExcludedCategories: bare(everyone),
  searchCategories: { payload: () => ({ query: { q: 'acessorios' } }), names: false, reach: everyone },
  getCategory: { payload: () => ({ params: { id: 'MLB1' } }), names: false, reach: everyone },
  getRequiredAttributes: { payload: () => ({ params: { id: 'MLB1' } }), names: false, reach: everyone },
  getTechnicalSpecs: { payload: () => ({ params: { category: 'MLB1' } }), names: false, reach: everyone },
  getCategoryStatus: { payload: ({ listing }) => ({ query: { id: 'MLB1', publish: listing } }), names: 'listing', reach: ownOrReview },
  listCompatibilityOptions: { payload: () => ({ params: { json: '[]' } }), names: false, reach: everyone },
  searchCompatibilities: {
    payload: () => ({ params: { attributes: '[{"id":"BRAND","value_id":"Fiat"}]' } }),
    names: false,
    reach: everyone,
  },
  getCompatibility: { payload: () => ({ params: { id: 'V1' } }), names: false, reach: everyone },

  findSku: { payload: ({ code, company }) => ({ query: { sku: code, seller: company } }), names: 'sku', reach: ownOrReview },
  getSku: { payload: ({ sku }) => ({ params: { id: sku } }), names: 'sku', reach: ownOrReview },
  analyseImage: { payload: () => ({ body: { image: aPixel, role: 'cover' } }), names: false, reach: everyone },
  registerNotification: {
    payload: ({ company }) => ({
      body: { sellerId: company, data: { type: 'SkuOutOfService', message: 'Existem produtos para serem revisados.' } },
    }),
    names: 'company',
    reach: review,
  },
  listNotifications: bare(everyone),
  getSideNotifications: bare(everyone),
  readNotification: {
    payload: ({ notification }, asker) => ({ params: { id: notification }, body: { userId: asker } }),
    names: 'notification',
    reach: mine,
  },
  listSkuAttributeNames: bare({ seller: 'all', reviewer: 'none', superuser: 'all' }),
  listSkuAttributeValues: {
    payload: () => ({ params: { attributeName: 'lado' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'all' },
  },
  listSkuAttributes: { payload: ({ sku }) => ({ params: { id: sku } }), names: 'sku', reach: ownOrSuper },
  addSkuAttribute: {
    payload: ({ sku, code }) => ({ params: { id: sku }, body: { attId: 'lado', attValue: 'esquerdo', sku: code } }),
    names: 'sku',
    reach: ownOrSuper,
  },
  saveSkuAttribute: {
    payload: ({ sku, view }) => ({ params: { id: sku, attributeId: view }, body: { attId: 'cor', attValue: 'azul' } }),
    names: 'sku',
    reach: ownOrSuper,
  },
  deleteSkuAttribute: { payload: ({ sku, view }) => ({ params: { id: sku, attributeId: view } }), names: 'sku', reach: ownOrSuper },
  listQuestions: {
    payload: () => ({ query: { limit: '100' } }),
    names: false,
    reach: { seller: 'all', reviewer: 'none', superuser: 'all' },
  },
  getQuestion: { payload: ({ question }) => ({ params: { id: question } }), names: 'question', reach: ownOrSuper },
  answerQuestion: {
    payload: ({ question }) => ({ params: { id: question }, body: { text: 'Serve sim!' } }),
    names: 'question',
    reach: ownOrSuper,
  },
  readAllNotifications: { payload: (_target, asker) => ({ body: { userId: asker } }), names: false, reach: everyone },
};
