/**
 * Rows whose example is refused even with real records in it, by what they would need first; their modules' tests
 * have their answers. Every other row's answer is read against the contract by `conformance.test`.
 */
const byNeed = {
  'a picture’s answer or a code by SMS, each good for one call':
    'session.login session.sendSmsCode handover.login credentials.sendCode session.loginBySms session.register credentials.checkAccount credentials.updatePassword credentials.changePhone credentials.recoverPhone credentials.bindPhone personnel.changePhone personnel.transfer caManage.reportLost prestoreAccount.pay cashier.payCombined',
  'a signature of a lock, a phone or another system':
    'lockLogin.login credentials.bindLock credentials.holderName files.signed caServices.verify handover.loginFromXd handover.loginByToken handover.checkPaymentToken caManage.mobileInstall',
  'an order that is approved and being written, by the provider of that sequence':
    'certificates.issueBegin certificates.issueSign certificates.issueInstalled certificates.issueFailed caServices.cfcaChange caServices.cfcaInstallStatus caServices.cfcaDelay caServices.bjcaSubmit caServices.bjcaDownload caServices.bjcaError caServices.anxinRenew caServices.anxinDownload caServices.shcaChange caServices.shcaDelay caManage.openMobile caManage.mobileState',
  'a paid order in the office’s queue, or somebody who waits there':
    'review.detail review.approve review.reject desk.attachments desk.claim desk.release desk.made desk.handOver desk.ship finance.decideTransfer peopleReview.company peopleReview.decidePerson peopleReview.decideApplication peopleReview.decideCompany peopleReview.decideRecovery',
  'an order in another state than the one that was made for it':
    'orders.create orderService.coupon orderService.resubmit orderService.withdrawRefund orderService.received orderService.refund orderService.batchCreate payments.alipayForm cashier.transfer invoices.apply invoices.correct invoices.resend caChange.save caChange.saveCostEngineer caChange.progress caChange.remind coupons.claim',
  'papers of one’s own that can still be changed, at the version that they have':
    'personal.save personal.submit company.saveBasics company.savePeople company.saveBilling company.saveAttachments company.submit contentAdmin.move couponAdmin.update',
  'somebody without a company or role, or whose account may be closed':
    'membership.invitation membership.answerInvitation membership.withdraw identity.choose identity.apply credentials.closeAccount',
  'a record of its own that the sample world has not':
    'account.portrait files.handover files.handoverUpload files.changeColour systemNotices.detail systemNotices.markRead study.certificate study.progress study.addNote prestoreAccount.settings messages.add messages.updateDraft messages.remind handover.ticket',
  'a name that is not taken, or something that is not built in':
    'systemUsers.add systemRoles.add systemRoles.give systemRoles.remove systemMenus.add systemMenus.remove systemDepartments.add systemDepartments.remove systemDictionary.addItem systemDictionary.addType systemDictionary.updateItem systemDictionary.updateType systemDictionary.removeTypes systemConfig.add systemConfig.update systemConfig.remove',
} as const;

export const refusedRows: ReadonlySet<string> = new Set(
  Object.values(byNeed).flatMap((names) => names.split(' ')),
);
