import { z } from 'zod';
import { basePath, groups } from '../contract/index.js';
import * as systemEntities from '../contract/system-entities.js';
import { described, type Json } from './describe.js';
import { fieldTexts } from './field-texts/index.js';
import { groupTexts } from './group-texts.js';
import { jsonSchema, operation } from './operation.js';
import { envelopeSchemas, sharedResponses } from './refusals.js';
import { sharedAnswers, withoutRepeatedExamples } from './share-answers.js';
import { asAdded } from './share-forms.js';
import { sharedValues } from './share-values.js';
import { sharedParameters, sharedSchemas } from './share.js';

/** A recursive schema refers to its own `$defs`; in a document those references need a path from its root. */
function hoistDefinitions(node: unknown, owner: string, schemas: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => hoistDefinitions(item, owner, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { $defs = {}, ...rest } = node as Json & { $defs?: Json };
  for (const [name, schema] of Object.entries($defs)) {
    const key = `${owner}${name}`;
    if (key in schemas) throw new Error(`two definitions are called ${key}`);
    schemas[key] = hoistDefinitions(schema, owner, schemas);
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', `#/components/schemas/${owner}`)
        : hoistDefinitions(value, owner, schemas),
    ]),
  );
}

/** The family's entities have the names of the family's own code. */
function knownNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(systemEntities)) {
    if (!(schema instanceof z.ZodObject)) continue;
    const shape = described(jsonSchema(schema), (field) => fieldTexts[field]);
    names.set(JSON.stringify(shape), name.charAt(0).toUpperCase() + name.slice(1));
  }
  return names;
}

const description = `Every call of the portal, with the names that travel. Answers come in one envelope, \`{code, msg, data}\` or
\`{code, msg, rows, total}\`; \`code\` 200 is success, everything else a refusal of the table under \`ErrorCode\`, with HTTP
status 200 unless a status of its own is listed; whatever takes input may refuse it with 400,
and a call for some refuses others with 403. Money is integer fen, times are Beijing wall-clock text.`;

/** The contract as an OpenAPI 3.1 document, with wire names. */
export function openApiDocument(): Json {
  const definitions: Json = {};
  const all = Object.entries(groups).flatMap(([owner, group]) =>
    Object.entries(group).map(([name, row]) => ({
      row,
      group: owner,
      name,
      node: hoistDefinitions(operation(owner, name, row), `${owner}.${name}`, definitions) as Json,
    })),
  );
  const added = new Map(all.map(({ row, node }) => [`${row.method} ${row.path}`, node]));
  const rows = all.map((one) =>
    one.row.method === 'PUT' ? { ...one, node: asAdded(one.node, added.get(`POST ${one.row.path}`)) } : one,
  );
  const { operations: named, schemas } = sharedSchemas(rows, knownNames(), Object.keys(envelopeSchemas));
  const names = [envelopeSchemas, schemas, definitions].flatMap(Object.keys);
  const { parts, schemas: values } = sharedValues(
    [...withoutRepeatedExamples(named), schemas, definitions],
    names,
  );
  const [shared, recursive] = parts.splice(-2);
  const { operations: answered, responses } = sharedAnswers(parts);
  const { operations, parameters } = sharedParameters(answered);
  const paths: Record<string, Json> = {};
  rows.forEach(({ row }, i) => {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operations[i];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'CA Portal',
      version: '0.1.0',
      summary: 'Sale and administration of digital certificates',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath }],
    security: [{ token: [] }],
    tags: Object.entries(groupTexts).map(([name, text]) => ({ name, description: text })),
    components: {
      schemas: { ...envelopeSchemas, ...shared, ...values, ...recursive },
      parameters,
      responses: { ...sharedResponses, ...responses },
      securitySchemes: {
        accessKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'An access key that an administrator has issued, with `Bearer` before it.',
        },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The token of the login, bare or with `Bearer` before it. Without a good one 401; 1201 while a one-time password has to be changed first.',
        },
      },
    },
    paths,
  };
}
