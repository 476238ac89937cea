export { certificateDates, type CertificateDates } from './certificateDates.js';
export { certificateErrorOf, certificateTimeError, validityError } from './certificateState.js';
export {
  checkEnvironment,
  ENVIRONMENT_CHECKS,
  type EnvironmentCheck,
  type EnvironmentCheckName,
  type EnvironmentOptions,
} from './checkEnvironment.js';
export {
  environmentMessage,
  environmentReport,
  type EnvironmentBook,
  type EnvironmentWords,
} from './report.js';
