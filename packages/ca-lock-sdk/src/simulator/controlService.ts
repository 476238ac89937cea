import type { IncomingMessage, RequestListener } from 'node:http';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import { record, type Json } from '../wire/record.js';
import type { ControlState } from './control.js';
import type { FaultSwitch } from './faults/FaultSwitch.js';
import { FAULTS, isFaultName, type FaultName, type FaultSettings } from './faults/index.js';
import { corsHeaders, readBody, send } from './http.js';
import { isKeyAlgorithm } from './keys.js';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Outcome = [status: number, error?: string];

/**
 * The tester's hand on the simulator; `control.ts` is its client. Only local pages may use it: a foreign Host or
 * Origin is refused, and a POST must be JSON, so that no web page elsewhere can plug locks in and out.
 */
export function controlService(fault: FaultSwitch): RequestListener {
  const { device, doors } = fault.world;
  const actions: Readonly<Record<string, (body: Json) => Outcome | Promise<Outcome>>> = {
    async '/insert'({ deviceNum, blank, beside }) {
      const named = typeof deviceNum === 'string' && { deviceNum };
      const found = await device.insert({ ...named, blank: blank === true, beside: beside === true });
      return found ? [200] : [404, 'no such lock'];
    },
    '/remove'() {
      device.remove();
      return [200];
    },
    async '/reset'() {
      await fault.set(null);
      await device.reset();
      return [200];
    },
    async '/issue'({ algorithm = 'RSA-2048', commonName = '模拟器测试证书', notBefore, notAfter }) {
      if (!isKeyAlgorithm(algorithm)) return [400, 'algorithm is RSA-2048 or SM2'];
      if (typeof commonName !== 'string') return [400, 'commonName is a text'];
      const [from, to] = [day(notBefore), day(notAfter)];
      if (from === null || to === null) return [400, 'notBefore and notAfter are ISO dates'];
      if (device.plugged.length === 0) return [404, 'no lock is plugged in'];
      await device.personalise({
        algorithm,
        commonName,
        ...(from && { notBefore: from }),
        ...(to && { notAfter: to }),
      });
      return [200];
    },
    async '/faults'({ name, ...more }) {
      if (name !== null && !isFaultName(name)) return [400, 'no such fault'];
      const settings = readSettings(more);
      if (!settings) return [400, 'ms is a number, item the name of an item'];
      await fault.set(name, settings);
      return [200];
    },
  };
  const state = (): ControlState => ({
    ...device.describe(),
    fault: fault.name,
    port: doors.port ?? null,
    faults: Object.entries(FAULTS).map(([name, { description }]) => ({
      name: name as FaultName,
      description,
    })),
  });

  return (request, response) => {
    void (async () => {
      const { origin, host } = request.headers;
      const answer = (status: number, body: string, headers: Record<string, string> = JSON_HEADERS) =>
        send(response, { status, body, headers: { ...headers, ...(origin ? corsHeaders(origin) : {}) } });
      if (!LOOPBACK.test(host ?? '') || (origin && !LOOPBACK.test(origin.replace(/^https?:\/\//, '')))) {
        const body = JSON.stringify({ error: 'local pages only' });
        return send(response, { status: 403, body, headers: JSON_HEADERS });
      }
      if (request.method === 'OPTIONS') return answer(204, '');
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (request.method === 'GET' && pathname === '/state') return answer(200, JSON.stringify(state()));
      const algorithm = searchParams.get('algorithm') ?? 'RSA-2048';
      if (request.method === 'GET' && pathname === '/authority' && isKeyAlgorithm(algorithm)) {
        const { certificate } = await device.authority(algorithm);
        const headers = { 'content-type': 'application/x-pem-file' };
        return answer(200, pem(certificate), headers);
      }
      const [status, error] = await act(request, actions[own(actions, pathname)]);
      answer(status, JSON.stringify(error ? { error } : state()));
    })().catch((error: unknown) => {
      // A fault may find its next port taken: the tester wants to know.
      if (response.headersSent) return response.destroy();
      const text = error instanceof Error ? error.message : 'failed';
      send(response, { status: 500, headers: JSON_HEADERS, body: JSON.stringify({ error: text }) });
    });
  };
}

async function act(
  request: IncomingMessage,
  action: ((body: Json) => Outcome | Promise<Outcome>) | undefined,
): Promise<Outcome> {
  if (request.method !== 'POST' || !action) return [404, 'not found'];
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return [415, 'send application/json'];
  const body = parse(await readBody(request));
  return body ? action(body) : [400, 'not a JSON object'];
}

const own = (table: object, key: string): string => (Object.hasOwn(table, key) ? key : '');

function readSettings({ ms, item }: Json): FaultSettings | undefined {
  if (ms !== undefined && !(typeof ms === 'number' && ms >= 0 && ms <= 600_000)) return undefined;
  if (item !== undefined && !(typeof item === 'string' && Object.hasOwn(LOCK_ITEMS, item))) return undefined;
  return { ...(ms !== undefined && { ms }), ...(item !== undefined && { item: item as LockItem }) };
}

/** A date, undefined when none was given, null when it is none. */
function day(value: unknown): Date | undefined | null {
  if (value === undefined) return undefined;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const pem = (base64: string) =>
  `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

function parse(text: string | undefined): Json | undefined {
  try {
    return record(JSON.parse(text || '{}'));
  } catch {
    return undefined;
  }
}
