// Writes what the contract's users need at build time: client route tables and the OpenAPI document.
import { writeFileSync } from 'node:fs';
import { generatedGroups } from '../src/groups/generate.js';
import { openApiDocument } from '../src/openapi/document.js';

const root = new URL('../', import.meta.url);
for (const { file, text } of generatedGroups()) writeFileSync(new URL(`src/groups/${file}`, root), text);
writeFileSync(new URL('openapi.json', root), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
