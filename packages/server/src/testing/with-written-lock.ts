import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestServer, type TestServer } from './create-test-server.js';
import { approvedOrder, writeIntoLock } from './first-path.js';

/** What a written lock provides to a test: its keys and its certificates. */
export type WrittenLock = Awaited<ReturnType<typeof writeIntoLock>>;

/**
 * A server on which fuzeren has a certificate in his lock; each test starts at 10:00 of the same day in
 * Beijing.
 */
export function withWrittenLock(take: (made: { server: TestServer; written: WrittenLock }) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    const fuzeren = await server.loginAs('fuzeren');
    const { orderNo } = await approvedOrder(server, fuzeren);
    take({ server, written: await writeIntoLock(fuzeren, orderNo) });
  }, 120_000);
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(new Date('2026-11-21T02:00:00Z')));
}
