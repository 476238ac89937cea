import { nameMap, toWire, type BinaryFile, type Endpoint, type Page } from '@ca-portal/api/contract';
import type { FastifyReply } from 'fastify';
import { familyFields } from './family-fields.js';
import { sendFile } from './send-file.js';

/** The API family's success message. */
const done = '操作成功';
const found = '查询成功';

/** A handler's answer violates the contract: a bug of ours, never the caller's. */
export class AnswerOutsideContract extends Error {
  override readonly name = 'AnswerOutsideContract';
}

/**
 * Packs a handler's answer. The answer passes through the endpoint's schema first, so only fields that the
 * contract declares leave the server, whatever the handler has read from the database.
 */
export function answerPacker(row: Endpoint): (result: unknown, reply: FastifyReply) => unknown {
  const map = nameMap(row.response);
  const shape = (value: unknown): unknown => {
    const read = row.response.safeParse(value);
    if (read.success) return toWire(map, read.data);
    // Only the paths: a value may be an ID number.
    const where = read.error.issues.map((i) => `${i.path.map(String).join('.')} (${i.code})`);
    throw new AnswerOutsideContract(`${row.method} ${row.path}: ${where.join(', ')}`);
  };
  switch (row.envelope) {
    case 'text':
      return (result, reply) => {
        reply.type('text/plain; charset=utf-8');
        return shape(result);
      };
    case 'rows':
      return (result) => {
        const page = result as Page<unknown>;
        return { code: 200, msg: found, rows: page.rows.map(shape), total: page.total };
      };
    case 'flat':
      return (result) => ({ code: 200, msg: done, ...(shape(result) as object) });
    case 'message':
      return (result) => ({ code: 200, msg: shape(result) });
    case 'binary':
      return (result, reply) => sendFile(result as BinaryFile, reply);
    case 'data': {
      const beside = familyFields(row);
      return (result) => {
        const data = shape(result);
        return { code: 200, msg: done, ...beside(result), data };
      };
    }
  }
}
