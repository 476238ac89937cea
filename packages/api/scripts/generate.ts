// Writes what the contract's users need at build time: client route tables, the OpenAPI document, the inventory.
import { writeFileSync } from 'node:fs';
import { generatedGroups } from '../src/groups/generate.js';
import { generatedLimits } from '../src/limits/generate.js';
import { authorizationDocument } from '../src/inventory/authorization.js';
import { endpointsDocument } from '../src/inventory/document.js';
import { statesDocument } from '../src/inventory/states.js';
import { openApiDocument } from '../src/openapi/document.js';
import { openApiText } from '../src/openapi/text.js';

const root = new URL('../', import.meta.url);
for (const { file, text } of generatedGroups()) writeFileSync(new URL(`src/groups/${file}`, root), text);
for (const { file, text } of generatedLimits()) writeFileSync(new URL(`src/limits/${file}`, root), text);
writeFileSync(new URL('openapi.json', root), openApiText(openApiDocument()));
writeFileSync(new URL('../../docs/endpoints.md', root), endpointsDocument());
writeFileSync(new URL('../../docs/authorization.md', root), authorizationDocument());
writeFileSync(new URL('../../docs/states.md', root), statesDocument());
