import { readFileSync } from 'node:fs';
import { errorCodes } from '@ca-portal/api/domain';
import type { Endpoint } from '@ca-portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationDocument,
  callers,
  decide,
  type Caller,
} from '../../../api/src/inventory/authorization.js';
import { createTestServer, type TestServer } from '../testing/index.js';
import { allRoles, stranger, type Stranger } from './people.js';
import { allRows, rowsToWalk, send, type Answer, type Given } from './walk.js';

let server: TestServer;
const strangers = new Map<Caller, Stranger>();
beforeAll(async () => {
  server = await createTestServer();
  for (const roleId of allRoles) strangers.set(roleId, await stranger(server, roleId));
});
afterAll(() => server.close());

it('docs/authorization.md matches the contract (run `pnpm generate` when this fails)', () => {
  const file = readFileSync(new URL('../../../../docs/authorization.md', import.meta.url), 'utf8');
  expect(file).toBe(authorizationDocument());
});

/** Minimal input: an authorized call is refused for its input, and nothing happens. */
const nonsense: Given = { body: {}, query: {} };
const withNonsense = (row: Endpoint): Given => ({
  ...nonsense,
  // A slash would give another path.
  params: Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '§'])),
});

/** The server's decision about the caller, whatever the result of the call. */
function decisionOf({ envelope, status }: Answer): 'allow' | 'login' | 'deny' | 'no such call' {
  if (status === 404) return 'no such call';
  const code = envelope?.['code'];
  if (code === errorCodes.unauthorized || code === errorCodes.paymentTokenInvalid) return 'login';
  return code === errorCodes.forbidden ? 'deny' : 'allow';
}

const asksForLogin = ({ access }: Endpoint): boolean => access.kind === 'user';

/** Invalid tokens, and manipulated ones. */
function falseTokens(own: string): string[] {
  const borrowed = own.startsWith('zf.')
    ? own.replace(/.$/, (c) => (c === '0' ? '1' : '0'))
    : own.replace(/^5\./, '109.');
  return ['nonsense', `5.${'x'.repeat(43)}`, `zf.${'0'.repeat(64)}`, borrowed];
}

describe('every call as every caller, and with invalid tokens', () => {
  it.each(rowsToWalk)('%s', async (_, row) => {
    const wanted: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const caller of callers) {
      const who = strangers.get(caller);
      const decision = decide(row, caller);
      // A signer is authenticated by the body: without a signature every call must be refused.
      wanted[caller] = decision === 'signature' ? 'allow' : decision;
      const answer = await send(server, row, withNonsense(row), who?.headers(row.path));
      found[caller] = decisionOf(answer);
      // A call without input really succeeded: it may have ended the session.
      if (who && row.method !== 'GET' && answer.envelope?.['code'] === 200) await who.renew();
    }
    expect(found).toEqual(wanted);
    if (!asksForLogin(row)) return;
    for (const token of falseTokens(strangers.get(5)?.headers(row.path)['authorization'] ?? '')) {
      const answer = await send(server, row, withNonsense(row), { authorization: token });
      expect([token, decisionOf(answer)]).toEqual([token, 'login']);
    }
  });

  it('compares invalid tokens with a list that is not empty', () => {
    expect(allRows.filter(([, row]) => asksForLogin(row)).length).toBeGreaterThan(200);
  });
});
