import { groups, nameMap, toWire, type Endpoint } from '../contract/index.js';
import { judge, type Verdict } from './judge.js';
import { judgeZone, type Told } from './time-zone.js';

export interface ServerUnderTest {
  /** With the base path: `https://example.cn/mh`. */
  readonly baseUrl: string;
  /** Token of a login; without one only public calls are made. */
  readonly token?: string | undefined;
  /** Milliseconds until a call counts as unanswered. @default 10000 */
  readonly timeoutMs?: number;
}

export interface CallReport extends Verdict {
  readonly call: string;
}

/** Only calls without side effects, because the server may be in use. */
const isHarmless = (row: Endpoint): boolean => row.method === 'GET' && !row.writes && !row.once;

function addressOf(row: Endpoint, baseUrl: string): string {
  const params = (row.example.params ?? {}) as Record<string, unknown>;
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries((toWire(nameMap(row.query), row.example.query) ?? {}) as object);
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return `${baseUrl.replace(/\/+$/, '')}${path}${given.length > 0 ? `?${query}` : ''}`;
}

async function checkRow(
  row: Endpoint,
  { baseUrl, token, timeoutMs = 10_000 }: ServerUnderTest,
  told: Told[],
): Promise<Verdict> {
  try {
    const answer = await fetch(addressOf(row, baseUrl), {
      headers: token ? { authorization: token } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    const contentType = answer.headers.get('content-type') ?? '';
    const body = await answer.text();
    told.push({ date: answer.headers.get('date'), body });
    return judge(row, { status: answer.status, contentType, body });
  } catch (error) {
    return { kind: 'wrong', findings: [`no answer: ${error instanceof Error ? error.name : 'unknown'}`] };
  }
}

/**
 * Sends every read of the contract with the example of its row, and checks the answer; with a login
 * also the time zone of its times.
 */
export async function checkServer(server: ServerUnderTest): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  const told: Told[] = [];
  for (const [group, rows] of Object.entries(groups)) {
    for (const [name, row] of Object.entries(rows)) {
      if (!isHarmless(row) || (row.access.kind !== 'public' && !server.token)) continue;
      reports.push({
        call: `${group}.${name} ${row.method} ${row.path}`,
        ...(await checkRow(row, server, told)),
      });
    }
  }
  return server.token ? [...reports, { call: 'time zone', ...judgeZone(told) }] : reports;
}
