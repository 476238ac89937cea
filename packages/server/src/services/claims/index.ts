export { demandUnclaimed, dropClaim, holdClaim, runningClaims, spendClaim } from './claims.js';
