export { installationSecret, openDataDirectory, type DataDirectory } from './data-directory.js';
