export { makeOwnerOnly } from './owner-only.js';
export { installationSecret, openDataDirectory, type DataDirectory } from './data-directory.js';
