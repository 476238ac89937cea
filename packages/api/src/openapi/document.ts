import { z } from 'zod';
import { basePath, contract } from '../contract/index.js';
import type { Endpoint } from '../contract/endpoint.js';
import { nameMap, wireSchema } from '../contract/legacy.js';
import { toWire } from '../client/names.js';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(wireSchema(schema), {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

const code = { type: 'integer', description: '200 on success; see the error table otherwise' };
const msg = { type: 'string' };

/** Schema and example of a JSON answer, by the way it is packed. */
function envelope(row: Endpoint): { properties: Json; definitions?: unknown; example: Json } {
  const inner = jsonSchema(row.response);
  const example = toWire(nameMap(row.response), row.example.response);
  const done = { code: 200, msg: '操作成功' };
  if (row.envelope === 'rows') {
    return {
      properties: { code, msg, rows: { type: 'array', items: inner }, total: { type: 'integer' } },
      example: { code: 200, msg: '查询成功', rows: [example], total: 1 },
    };
  }
  if (row.envelope === 'flat') {
    return {
      properties: { code, msg, ...(inner['properties'] as Json) },
      // Recursive schemas keep theirs beside the properties that are lifted out here.
      definitions: inner['$defs'],
      example: { ...done, ...(example as Json) },
    };
  }
  if (row.envelope === 'message') {
    return { properties: { code, msg: inner }, example: { code: 200, msg: example } };
  }
  return { properties: { code, msg, data: inner }, example: { ...done, data: example } };
}

function packed(row: Endpoint): Json {
  if (row.envelope === 'text') return { 'text/plain': { schema: jsonSchema(row.response) } };
  if (row.envelope === 'binary') {
    const { contentType } = row.example.response as { contentType: string };
    // A refusal of such a call is the envelope all the same.
    return {
      [contentType]: { schema: { type: 'string', contentMediaType: contentType } },
      'application/json': { schema: { type: 'object', required: ['code'], properties: { code, msg } } },
    };
  }
  const { properties, definitions, example } = envelope(row);
  const schema = { type: 'object', required: ['code'], properties };
  return {
    'application/json': { schema: definitions ? { ...schema, $defs: definitions } : schema, example },
  };
}

function requestBody(row: Endpoint): Json {
  if (row.upload) {
    const { field, maxBytes, types } = row.upload;
    const file = {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `${types.join(', ')}; at most ${maxBytes} bytes`,
    };
    const { properties = {}, required = [] } = (row.body ? jsonSchema(row.body) : {}) as {
      properties?: Json;
      required?: string[];
    };
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { ...properties, [field]: file },
            required: [...required, field],
          },
          encoding: { [field]: { contentType: types.join(', ') } },
        },
      },
    };
  }
  if (!row.body) return {};
  return {
    required: true,
    content: {
      [row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
        schema: jsonSchema(row.body),
        example: toWire(nameMap(row.body), row.example.body),
      },
    },
  };
}

/** `ours`, `ours (why)` or the section of the specification. */
const sourceOf = (source: string): string =>
  source.startsWith('ours')
    ? `ours, where the spec is silent${source.slice('ours'.length)}`
    : `spec ${source}`;

function operation(group: string, name: string, row: Endpoint): Json {
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    description: `Source: ${sourceOf(row.source)}.`,
    parameters: [...parameters('path', row.params), ...parameters('query', row.query)],
    ...(row.body || row.upload ? { requestBody: requestBody(row) } : {}),
    security: row.access.kind === 'user' ? [{ token: [] }] : [],
    responses: { 200: { description: 'The envelope', content: packed(row) } },
  };
}

/** A recursive schema refers to its own `$defs`; in a document those references need a place from its root. */
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

/** The contract as an OpenAPI 3.1 document, with wire names. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = {};
  for (const [group, rows] of Object.entries(contract)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      (paths[row.path] ??= {})[row.method.toLowerCase()] = hoistDefinitions(
        operation(group, name, row),
        `${group}.${name}`,
        schemas,
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'CA Portal', version: '0.1.0', license: { name: 'MIT' } },
    servers: [{ url: basePath }],
    components: {
      schemas,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
    paths,
  };
}
