// Measures the overhead of a call through the client compared with plain axios, over real HTTP.
import { Worker } from 'node:worker_threads';
import axios from 'axios';
import { createClient, timeoutMs } from '../src/client/client.js';
import { contract } from '../src/contract/index.js';
import { orders } from '../src/groups/orders.generated.js';
import { exampleInput } from '../src/mocks/examples.js';
import { session } from '../src/groups/session.generated.js';

interface Figure {
  what: string;
  figure: string;
  limit: string;
  holds: boolean;
}
type Call = () => Promise<unknown>;

const callsPerBatch = 100;
const rounds = 41;
const limit = 1.1;

/** A backend in its own thread, so that its work does not count. */
const answering = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(workerData[request.method]);
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

async function openBackend(): Promise<{ url: string; close: () => Promise<number> }> {
  const row = contract.orders.list.example.response;
  const page = { code: 200, msg: '查询成功', rows: Array.from({ length: 10 }, () => row), total: 30 };
  const login = { code: 200, msg: '操作成功', data: contract.session.login.example.response };
  const workerData = { GET: JSON.stringify(page), POST: JSON.stringify(login) };
  const worker = new Worker(answering, { eval: true, workerData });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/mh`, close: () => worker.terminate() };
}

/** Microseconds a call. */
async function batch(call: Call): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < callsPerBatch; i += 1) await call();
  return ((performance.now() - start) * 1000) / callsPerBatch;
}

/** The median: one slow moment of the machine does not change it. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Both variants alternate, so that other load affects both. */
async function compare(what: string, bare: Call, ours: Call): Promise<Figure> {
  const samples: { bare: number; ours: number }[] = [];
  for (let round = -4; round < rounds; round += 1) {
    const sample = { bare: 0, ours: 0 };
    const order = [['bare', bare] as const, ['ours', ours] as const];
    for (const [who, call] of round % 2 === 0 ? order : order.toReversed()) sample[who] = await batch(call);
    if (round >= 0) samples.push(sample); // warm-up of the compiler
  }
  const ratio = median(samples.map((sample) => sample.ours / sample.bare));
  const [oursUs, bareUs] = [median(samples.map(({ ours: us }) => us)), median(samples.map((s) => s.bare))];
  return {
    what,
    figure: `${ratio.toFixed(3)} × bare axios (${oursUs.toFixed(0)} µs against ${bareUs.toFixed(0)} µs a call)`,
    limit: `at most ${limit.toFixed(2)}`,
    holds: ratio <= limit,
  };
}

export async function measure(): Promise<Figure[]> {
  const backend = await openBackend();
  try {
    const token = contract.session.login.example.response.token;
    const http = axios.create({ withCredentials: true, timeout: timeoutMs });
    const headers = { Authorization: token };
    const client = createClient({ baseUrl: backend.url, getToken: () => token });
    const query = { page: 1, limit: 10 };
    const login = exampleInput(contract.session.login).body;
    let turn = 0;
    const nextBody = () => ({ ...login, code: String((turn += 1)) });
    return [
      await compare(
        'a page of ten orders',
        () => http.get(`${backend.url}/order/list`, { params: query, headers }),
        () => client.use(orders).list({ query }),
      ),
      await compare(
        'a write',
        () => http.post(`${backend.url}/login`, nextBody(), { headers }),
        () => client.use(session).login({ body: nextBody() }),
      ),
    ];
  } finally {
    await backend.close();
  }
}
