export { mountBrandFiles } from './brand-files.js';
export { fillDocument, fillManifest } from './in-documents.js';
export { placeholdersOf } from './placeholders.js';
export { emptyProvince, type Province, type Settings } from './province.js';
export { readProvince, type ReadProvince } from './read-province.js';
export { withSamples } from './sample.js';
export { sampleWords, wordsIn, type SampleWords } from './sample-words.js';
