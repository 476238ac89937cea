export { closeAccount, endAccount } from './close-account.js';
export {
  type InvitationRow,
  answerInvitation,
  freshInvitation,
  invitationLink,
  invitationOf,
} from './invitation.js';
export { type JoinRequestRow, askToJoin, lockOpenRequest } from './join-request.js';
export { guardMailbox, movesCodes, tellOldMailbox } from './mailbox.js';
export { newPhone } from './new-phone.js';
export { askForRecovery, changePhone, demandFreePhone, withFreePhone } from './phones.js';
export {
  type ApplicationRow,
  applicationView,
  applyForRole,
  lockOpenApplication,
  withdrawApplication,
} from './role-application.js';
export {
  type StaffRow,
  loadStaff,
  lockMember,
  memberOf,
  ownCompany,
  staffOf,
  staffView,
  verificationOf,
} from './staff.js';
export { endMembership, unbind } from './unbind.js';
