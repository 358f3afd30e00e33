import { resetPasswordRoute, validateMailRoute } from './accounts/link-routes.ts';
import { registerConsultantRoute, registerRoute, requestResetRoute, requestValidationRoute } from './accounts/request-routes.ts';
import { automaticRoutes } from './automatic-routes.ts';
import {
  getCategoryRoute,
  getCategoryStatusRoute,
  getRequiredAttributesRoute,
  listExcludedCategoriesRoute,
  listRootCategoriesRoute,
  searchCategoriesRoute,
} from './categories/category-routes.ts';
import { getCategoryPageRoute, listCategoriesRoute } from './categories/list-categories.ts';
import { addVehicleRoute, getVehicleRoute, listVehiclesRoute, offerVehicleRoute } from './categories/vehicle-routes.ts';
import { stepCategoryRoute } from './categories/step-category.ts';
import { getCompatibilityRoute, listCompatibilityOptionsRoute, searchCompatibilitiesRoute } from './categories/compatibility-routes.ts';
import { getTechnicalSpecsRoute } from './categories/technical-specs.ts';
import { trackByCarrierRoute, trackOnMarketplaceRoute } from './carriers/track-routes.ts';
import { getExpeditionFiguresRoute } from './expedition/expedition-figures.ts';
import { getPickListRoute } from './expedition/pick-list.ts';
import { listToShipRoute } from './expedition/list-to-ship.ts';
import type { Route } from './http/route.ts';
import { analyseImageRoute } from './images/analyse-image.ts';
import { getImageRoute } from './images/get-image.ts';
import { uploadListingImagesRoute } from './images/upload-listing-images.ts';
import { getIntegrationJobRoute, listIntegrationJobsRoute } from './integration-jobs/job-reads.ts';
import { retryIntegrationJobRoute } from './integration-jobs/retry-job.ts';
import { listIntegrationsRoute } from './integrations/list-integrations.ts';
import { getInvoiceRoute } from './invoices/get-invoice.ts';
import { getKitRoute } from './kits/get-kit.ts';
import { listKitSkusRoute } from './kits/list-kit-skus.ts';
import { listKitsRoute } from './kits/list-kits.ts';
import { addKitRoute, saveKitRoute } from './kits/write-kit.ts';
import { getLabelRoute } from './labels/get-label.ts';
import { getLinkRoute, listLinksRoute, listSkuOffersRoute } from './links/link-reads.ts';
import { saveLinkRoute } from './links/save-link.ts';
import { duplicateListingRoute } from './listings/duplicate-listing.ts';
import { getListingRoute } from './listings/get-listing.ts';
import { claimListingsRoute, releaseListingsRoute } from './listings/leases.ts';
import { listKitListingsRoute, listListingsRoute } from './listings/list-listings.ts';
import { observeListingRoute } from './listings/observe-listing.ts';
import { queueFacetsRoute } from './listings/queue-facets.ts';
import { queueFiguresRoute } from './listings/queue-figures.ts';
import { refuseListingRoute } from './listings/refuse-listing.ts';
import { returnListingRoute } from './listings/return-listing.ts';
import { saveListingRoute } from './listings/save-listing.ts';
import { skipListingRoute, snoozeListingRoute } from './listings/skip-and-snooze.ts';
import { activateListingRoute, pauseListingRoute, setListingLockRoute } from './listings/availability-routes.ts';
import { getMarketplaceAccountRoute, listMarketplaceAccountsRoute } from './marketplace-accounts/account-reads.ts';
import { renewMarketplaceAccountRoute, setMarketplaceAccountPauseRoute } from './marketplace-accounts/account-writes.ts';
import { closeMediationRoute } from './mediation/close-mediation.ts';
import { getMediationFileRoute } from './mediation/get-mediation-file.ts';
import { getMediationRoute } from './mediation/get-mediation.ts';
import { listMediationsRoute } from './mediation/list-mediations.ts';
import { getPresenceRoute, tellPresenceRoute } from './mediation/presence-routes.ts';
import { readMediationRoute } from './mediation/read-mediation.ts';
import { deleteReadyAnswerRoute, listReadyAnswersRoute, saveReadyAnswerRoute } from './ready-answers/ready-answer-routes.ts';
import { replyMediationRoute } from './mediation/reply-mediation.ts';
import { checkMoneyRoute } from './money/check-money.ts';
import { getMoneyRoute } from './money/get-money.ts';
import { getOrderMoneyRoute, listMoneyRoute } from './money/list-money.ts';
import { getMoneySummaryRoute } from './money/sum-money.ts';
import { listNotificationsRoute } from './notifications/list-notifications.ts';
import { readAllNotificationsRoute, readNotificationRoute } from './notifications/read-notification.ts';
import { registerNotificationRoute } from './notifications/register-notification.ts';
import { sideNotificationsRoute } from './notifications/side-notifications.ts';
import { changeCancelReasonRoute, getCancelMessageRoute, getCancelReasonsRoute } from './orders/cancel-reasons.ts';
import { getOrderRoute } from './orders/get-order.ts';
import { listOrdersRoute } from './orders/list-orders.ts';
import { deleteNoteRoute, saveNoteRoute } from './orders/notes.ts';
import { getOrderLogsRoute } from './orders/order-logs.ts';
import { salesFiguresRoute } from './orders/sales-figures.ts';
import {
  addReturnRoute,
  cancelOnMarketplaceRoute,
  cancelOrderRoute,
  changeOrderStatusRoute,
  fakeCancelOrderRoute,
  refuseCancelRoute,
  revertCancelRoute,
  suspendShipmentRoute,
} from './orders/order-steps.ts';
import { getProductRoute } from './products/get-product.ts';
import { listProductsRoute } from './products/list-products.ts';
import { saveProductRoute } from './products/save-product.ts';
import { answerQuestionRoute } from './questions/answer-question.ts';
import { getQuestionRoute } from './questions/get-question.ts';
import { listQuestionsRoute } from './questions/list-questions.ts';
import { askReportRoute, cancelReportRoute, getReportLinesRoute, getReportRoute, listReportsRoute } from './reports/report-routes.ts';
import { getReputationRoute, listReputationsRoute } from './reputation/reputation-routes.ts';
import { getSellerRoute, listCompaniesRoute } from './sellers/company-reads.ts';
import { saveCompanyRoute, setCompanyBlockRoute } from './sellers/company-writes.ts';
import { listMarketPlacesRoute } from './sellers/list-market-places.ts';
import { listSellersRoute } from './sellers/list-sellers.ts';
import { saveCertificateRoute } from './sellers/save-certificate.ts';
import {
  authenticateRoute,
  endSessionRoute,
  getLogKeyRoute,
  getSuperuserRoute,
  getUserDataRoute,
  ringBellRoute,
} from './session/session-routes.ts';
import { deleteViewRoute, listSavedViewsRoute, saveViewRoute } from './shell/saved-view-routes.ts';
import { getCapabilitiesRoute, getMenuRoute, getMoneyMenuRoute } from './shell/shell-routes.ts';
import {
  addSkuAttributeRoute,
  listSkuAttributeNamesRoute,
  listSkuAttributesRoute,
  listSkuAttributeValuesRoute,
} from './skus/sku-attribute-routes.ts';
import { getSaleSlipRoute, makeSlipLinkRoute } from './slips/slip-routes.ts';
import { findSkuRoute, getSkuRoute } from './skus/sku-routes.ts';
import { streamChangesRoute } from './stream/stream-route.ts';
import { getUserRoute } from './users/get-user.ts';
import { inviteUserRoute, resendInviteRoute } from './users/invite-user.ts';
import { listUsersRoute } from './users/list-users.ts';
import { changePasswordRoute, endOwnSessionsRoute, getProfileRoute, saveProfileRoute } from './users/own-profile.ts';
import { changeAccessRoute, revokeSessionsRoute, setUserBlockRoute } from './users/user-writes.ts';

/** What the server answers, one route for each call of the contract; a check at start and a test hold them together. */
export const routes: readonly Route[] = [
  authenticateRoute,
  getUserDataRoute,
  getSuperuserRoute,
  ringBellRoute,
  endSessionRoute,
  getLogKeyRoute,
  registerRoute,
  registerConsultantRoute,
  requestValidationRoute,
  validateMailRoute,
  requestResetRoute,
  resetPasswordRoute,
  listUsersRoute,
  getUserRoute,
  inviteUserRoute,
  resendInviteRoute,
  changeAccessRoute,
  setUserBlockRoute,
  revokeSessionsRoute,
  getProfileRoute,
  saveProfileRoute,
  changePasswordRoute,
  endOwnSessionsRoute,
  getMenuRoute,
  getMoneyMenuRoute,
  getCapabilitiesRoute,
  streamChangesRoute,
  listSavedViewsRoute,
  saveViewRoute,
  deleteViewRoute,
  listSellersRoute,
  getSellerRoute,
  listCompaniesRoute,
  saveCompanyRoute,
  setCompanyBlockRoute,
  saveCertificateRoute,
  listMarketPlacesRoute,
  listMarketplaceAccountsRoute,
  getMarketplaceAccountRoute,
  setMarketplaceAccountPauseRoute,
  renewMarketplaceAccountRoute,
  listIntegrationJobsRoute,
  getIntegrationJobRoute,
  retryIntegrationJobRoute,
  listIntegrationsRoute,
  listReputationsRoute,
  getReputationRoute,
  listListingsRoute,
  listKitListingsRoute,
  queueFiguresRoute,
  queueFacetsRoute,
  getListingRoute,
  saveListingRoute,
  refuseListingRoute,
  observeListingRoute,
  returnListingRoute,
  skipListingRoute,
  snoozeListingRoute,
  pauseListingRoute,
  activateListingRoute,
  setListingLockRoute,
  duplicateListingRoute,
  claimListingsRoute,
  releaseListingsRoute,
  listCategoriesRoute,
  getCategoryPageRoute,
  stepCategoryRoute,
  listVehiclesRoute,
  getVehicleRoute,
  addVehicleRoute,
  offerVehicleRoute,
  listRootCategoriesRoute,
  listExcludedCategoriesRoute,
  searchCategoriesRoute,
  getCategoryRoute,
  getRequiredAttributesRoute,
  getTechnicalSpecsRoute,
  getCategoryStatusRoute,
  listCompatibilityOptionsRoute,
  searchCompatibilitiesRoute,
  getCompatibilityRoute,
  findSkuRoute,
  getSkuRoute,
  analyseImageRoute,
  getImageRoute,
  uploadListingImagesRoute,
  registerNotificationRoute,
  listNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
  sideNotificationsRoute,
  listOrdersRoute,
  salesFiguresRoute,
  getOrderRoute,
  changeOrderStatusRoute,
  cancelOrderRoute,
  cancelOnMarketplaceRoute,
  fakeCancelOrderRoute,
  revertCancelRoute,
  refuseCancelRoute,
  getCancelReasonsRoute,
  getCancelMessageRoute,
  changeCancelReasonRoute,
  addReturnRoute,
  saveNoteRoute,
  deleteNoteRoute,
  getOrderLogsRoute,
  suspendShipmentRoute,
  trackByCarrierRoute,
  trackOnMarketplaceRoute,
  getInvoiceRoute,
  getLabelRoute,
  listToShipRoute,
  getExpeditionFiguresRoute,
  getPickListRoute,
  makeSlipLinkRoute,
  getSaleSlipRoute,
  listMediationsRoute,
  getMediationRoute,
  replyMediationRoute,
  closeMediationRoute,
  getMediationFileRoute,
  readMediationRoute,
  getPresenceRoute,
  tellPresenceRoute,
  listReadyAnswersRoute,
  saveReadyAnswerRoute,
  deleteReadyAnswerRoute,
  listSkuAttributeNamesRoute,
  listSkuAttributeValuesRoute,
  listSkuAttributesRoute,
  addSkuAttributeRoute,
  listQuestionsRoute,
  getQuestionRoute,
  answerQuestionRoute,
  listProductsRoute,
  getProductRoute,
  saveProductRoute,
  listKitsRoute,
  listKitSkusRoute,
  getKitRoute,
  addKitRoute,
  saveKitRoute,
  getMoneyRoute,
  getMoneySummaryRoute,
  listMoneyRoute,
  getOrderMoneyRoute,
  checkMoneyRoute,
  listReportsRoute,
  askReportRoute,
  getReportRoute,
  getReportLinesRoute,
  cancelReportRoute,
  listLinksRoute,
  getLinkRoute,
  listSkuOffersRoute,
  saveLinkRoute,
  ...automaticRoutes,
];
