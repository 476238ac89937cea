export {
  type CodeLookup,
  codeLookup,
  codesOnOffer,
  codeTypes,
  firstOwnList,
  platformName,
} from './code-lookup.js';
export { hiddenProviders } from './hidden-providers.js';
