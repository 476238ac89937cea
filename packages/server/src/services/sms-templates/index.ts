export { demandTemplates, smsKinds } from './demand-templates.js';
