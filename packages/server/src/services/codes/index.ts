export { type CodeLookup, codeLookup, codeTypes, firstOwnList, platformName } from './code-lookup.js';
export { hiddenProviders } from './hidden-providers.js';
