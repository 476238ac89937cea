export { checkRecipients, departmentsWithPeople } from './recipients.js';
export { mailJob, sendSms, sendTold, smsJob, smsPayload, tell, type Tidings } from './tell.js';
export { type TemplateCode, isTemplateCode, templates, unknownPlaceholders } from './templates/index.js';
