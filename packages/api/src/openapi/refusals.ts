import type { Endpoint } from '../contract/endpoint.js';
import { errorCodes, errorSentence, type ErrorKey } from '../domain/index.js';
import type { Json } from './describe.js';

const refusal = { $ref: '#/components/schemas/Refusal' };
const json = (schema: Json) => ({ 'application/json': { schema } });

/** Answers that many operations share. */
export const sharedResponses: Json = {
  done: {
    description: 'It worked, or a refusal.',
    content: json({ oneOf: [{ $ref: '#/components/schemas/Done' }, refusal] }),
  },
  fault: {
    description:
      'Refusals with an HTTP status of their own. 429: too many calls from this address; 500: a fault of the server; ' +
      '503: nothing has happened, the call may be sent again; 504: nobody knows whether it has happened. The message ' +
      'of the last three holds the number under which the log has it.',
    content: json(refusal),
  },
};
export const doneResponse = { $ref: '#/components/responses/done' };
export const faultResponse = { $ref: '#/components/responses/fault' };

const table = Object.entries(errorCodes).toSorted(([, a], [, b]) => a - b);

/** The envelope, and the table of refusal codes. */
export const envelopeSchemas: Json = {
  Success: { const: 200, description: 'Done. Every other code is a refusal.' },
  Message: { type: 'string', description: 'What was done, for the user.', examples: ['操作成功'] },
  Answer: {
    type: 'object',
    description: 'It worked. What it says stands beside.',
    required: ['code'],
    properties: {
      code: { $ref: '#/components/schemas/Success' },
      msg: { $ref: '#/components/schemas/Message' },
    },
  },
  Page: {
    description: 'One page of a list.',
    allOf: [
      { $ref: '#/components/schemas/Answer' },
      {
        required: ['total'],
        properties: { total: { type: 'integer', description: 'Number of all rows.' } },
      },
    ],
  },
  Done: {
    description: 'An answer that says no more than that it worked.',
    allOf: [
      { $ref: '#/components/schemas/Answer' },
      { properties: { data: { type: 'null', description: 'Nothing.' } } },
    ],
  },
  Refusal: {
    type: 'object',
    description: 'A refusal. HTTP 200 unless a status of its own is listed: the code decides.',
    required: ['code', 'msg'],
    properties: {
      code: { $ref: '#/components/schemas/ErrorCode' },
      msg: { type: 'string', description: 'A sentence for the user: what happened, why, what next.' },
      data: {
        description:
          'Details: for 400 the fields with their sentences, `[{field, message}]`; otherwise null.',
      },
    },
  },
  ErrorCode: {
    type: 'integer',
    description: `| Code | Name | Sentence |\n|---|---|---|\n${table
      .map(([key, code]) => `| ${code} | ${key} | ${errorSentence(key as ErrorKey)} |`)
      .join('\n')}`,
    enum: [...new Set(table.map(([, code]) => code))],
  },
};

/**
 * Refusals that follow from the row itself. Those of every session (401, 1201) are described with the token, those of
 * the business in the table of codes.
 */
export function refusalsOf(row: Endpoint): number[] {
  const keys: ErrorKey[] = [];
  if (row.params || row.query || row.body || row.upload) keys.push('badRequest');
  if (row.access.kind === 'user') {
    if (row.token === 'payment') keys.push('paymentTokenInvalid');
    if (row.access.roles || row.access.permission) keys.push('forbidden');
  }
  if (row.params) keys.push('notFound');
  if (row.once) keys.push('duplicateRequest');
  if (row.upload)
    keys.push('fileMissing', 'fileTooLarge', 'fileTypeRefused', 'fileInfected', 'scanUnavailable');
  return keys.map((key) => errorCodes[key]);
}
