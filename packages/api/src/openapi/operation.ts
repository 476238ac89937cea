import { z } from 'zod';
import { toWire } from '../client/names.js';
import type { Endpoint } from '../contract/endpoint.js';
import { nameMap, wireSchema } from '../contract/legacy.js';
import { errorCodes } from '../domain/index.js';
import { described, describer, type Json } from './describe.js';
import { doneResponse, faultResponse, refusalsOf } from './refusals.js';

export const jsonSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(wireSchema(schema), {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

function parameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  textOf: (wire: string) => string | undefined,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => {
    const description = textOf(name);
    return {
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      ...(description ? { description } : {}),
      schema: described(inner, textOf),
    };
  });
}

const code = { $ref: '#/components/schemas/Success' };
const refusal = { $ref: '#/components/schemas/Refusal' };

/** The start of a certificate is enough for a reader. */
const longest = 14;
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest - 8)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
const exampleOf = (schema: z.ZodType, value: unknown) => shortened(toWire(nameMap(schema), value));

/** An example of a few plain fields adds nothing to their descriptions. */
function saysMuch(example: unknown): boolean {
  if (typeof example !== 'object' || example === null || JSON.stringify(example).length < 120) return false;
  const values = Object.values(example);
  return values.length > 12 || values.some((value) => typeof value === 'object' && value !== null);
}

/** The fields of an answer beside its envelope. */
const beside = (envelope: string, properties: Json, more: Json = {}): Json => ({
  allOf: [{ $ref: `#/components/schemas/${envelope}` }, { ...more, properties }],
});

/** Schema and example of a JSON answer, by envelope. */
function answer(row: Endpoint): { schema: Json; definitions?: unknown; example?: Json } {
  const inner = jsonSchema(row.response);
  const example = exampleOf(row.response, row.example.response);
  const done = { code: 200, msg: '操作成功' };
  if (row.envelope === 'rows') {
    return {
      schema: beside('Page', { rows: { type: 'array', items: inner } }, { required: ['rows'] }),
      example: { code: 200, msg: '查询成功', rows: [example], total: 1 },
    };
  }
  if (row.envelope === 'flat') {
    return {
      schema: beside('Answer', inner['properties'] as Json),
      // Recursive schemas have theirs beside the properties that are moved out here.
      definitions: inner['$defs'],
      example: { ...done, ...(example as Json) },
    };
  }
  if (row.envelope === 'message') {
    const value = { ...inner, description: 'The value itself.' };
    return {
      schema: { type: 'object', required: ['code'], properties: { code, msg: value } },
      example: { code: 200, msg: example },
    };
  }
  return {
    schema: beside('Answer', { data: inner }),
    ...(saysMuch(example) ? { example: { ...done, data: example } } : {}),
  };
}

function packed(row: Endpoint): Json {
  if (row.envelope === 'text') return { 'text/plain': { schema: jsonSchema(row.response) } };
  if (row.envelope === 'binary') {
    const { contentType } = row.example.response as { contentType: string };
    return {
      [contentType]: { schema: { type: 'string', contentMediaType: contentType } },
      // A refusal of such a call is an envelope all the same.
      'application/json': { schema: refusal },
    };
  }
  const { schema: done, definitions, example } = answer(row);
  const schema = { oneOf: [done, refusal], ...(definitions ? { $defs: definitions } : {}) };
  return { 'application/json': { schema, ...(example ? { example } : {}) } };
}

function multipart(row: Endpoint, { field, maxBytes, types }: NonNullable<Endpoint['upload']>): Json {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `${types.join(', ')}; at most ${maxBytes} bytes`,
  };
  const { properties = {}, required = [] } = (row.body ? jsonSchema(row.body) : {}) as {
    properties?: Json;
    required?: string[];
  };
  const schema = {
    type: 'object',
    properties: { ...properties, [field]: file },
    required: [...required, field],
  };
  return { 'multipart/form-data': { schema, encoding: { [field]: { contentType: types.join(', ') } } } };
}

function requestBody(row: Endpoint): Json {
  if (row.upload) return { required: true, content: multipart(row, row.upload) };
  if (!row.body) return {};
  const type = row.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const example = exampleOf(row.body, row.example.body);
  const shown = saysMuch(example) ? { example } : {};
  return { required: true, content: { [type]: { schema: jsonSchema(row.body), ...shown } } };
}

/** Names the API family of a call's format instead of a section of the specification, which readers do not have. */
const dialectOf = ({ source }: Endpoint): string => (source.includes('API family') ? 'API family.' : '');

function whoMayCall({ access }: Endpoint): string {
  if (access.kind === 'public') return '';
  if (access.kind === 'signed') return 'No session: the body proves itself by its signature.';
  const who = [
    ...(access.roles ? [`role ${access.roles.join(', ')}`] : []),
    ...(access.permission ? [`permission \`${access.permission}\``] : []),
  ];
  return who.length > 0 ? `For ${who.join(' or ')}.` : '';
}

/** Stated once for all: a call with input refuses invalid input, and a restricted one refuses other users. */
const general: readonly number[] = [errorCodes.badRequest, errorCodes.forbidden];

/** Other refusals follow from the business and are in the table of codes. */
function refusing(row: Endpoint): string {
  const codes = refusalsOf(row).filter((code) => !general.includes(code));
  return codes.length > 0 ? `Refusals: ${codes.join(', ')}.` : '';
}

const saysNothing = ({ envelope: kind, response }: Endpoint): boolean =>
  kind === 'data' && response instanceof z.ZodNull;

const withTexts = (content: Json, textOf: (wire: string) => string | undefined): Json =>
  Object.fromEntries(
    Object.entries(content as Record<string, Json>).map(([type, { schema, ...rest }]) => [
      type,
      { schema: described(schema, textOf), ...rest },
    ]),
  );

export function operation(group: string, name: string, row: Endpoint): Json {
  const textOf = describer(group, row);
  const body = requestBody(row) as { content?: Json };
  const given = [...parameters('path', row.params, textOf), ...parameters('query', row.query, textOf)];
  const description = [whoMayCall(row), refusing(row), dialectOf(row)].filter(Boolean).join(' ');
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: row.summary,
    ...(description ? { description } : {}),
    ...(given.length > 0 ? { parameters: given } : {}),
    ...(body.content ? { requestBody: { ...body, content: withTexts(body.content, textOf) } } : {}),
    // The default security of the document is the token.
    ...(row.access.kind === 'user' ? {} : { security: row.token === 'accessKey' ? [{ accessKey: [] }] : [] }),
    responses: {
      200: saysNothing(row) ? doneResponse : { description: 'OK', content: withTexts(packed(row), textOf) },
      default: faultResponse,
    },
  };
}
