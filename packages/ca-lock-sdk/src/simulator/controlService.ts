import type { RequestListener } from 'node:http';
import { record, type Json } from '../wire/record.js';
import type { Device } from './Device.js';
import { FAULTS, isFaultName } from './faults.js';
import { corsHeaders, readBody, send } from './http.js';
import type { FaultSwitch } from './lockService.js';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Outcome = [status: number, error?: string];

/**
 * The tester's hand on the simulator. Only local pages may use it: a foreign Host or Origin is refused, and a POST
 * must be JSON, so that no web page elsewhere can plug locks in and out.
 */
export function controlService(device: Device, fault: FaultSwitch): RequestListener {
  const actions: Readonly<Record<string, (body: Json) => Outcome | Promise<Outcome>>> = {
    async '/insert'(body) {
      const { deviceNum, blank } = body;
      const which = { ...(typeof deviceNum === 'string' && { deviceNum }), blank: blank === true };
      return (await device.insert(which)) ? [200] : [404, 'no such lock'];
    },
    '/remove'() {
      device.remove();
      return [200];
    },
    async '/reset'() {
      fault.name = null;
      await device.reset();
      return [200];
    },
    '/faults'({ name, ...settings }) {
      if (name !== null && !isFaultName(name)) return [400, 'no such fault'];
      fault.name = name;
      fault.settings = settings;
      return [200];
    },
  };

  return (request, response) => {
    void (async () => {
      const { origin, host } = request.headers;
      if (!LOOPBACK.test(host ?? '') || (origin && !LOOPBACK.test(origin.replace(/^https?:\/\//, '')))) {
        return send(response, 403, JSON.stringify({ error: 'local pages only' }), JSON_HEADERS);
      }
      const headers = { ...JSON_HEADERS, ...(origin ? corsHeaders(origin) : {}) };
      if (request.method === 'OPTIONS') return send(response, 204, '', headers);
      const path = request.url ?? '/';
      const state = () => JSON.stringify({ ...device.describe(), fault: fault.name, faults: faultList() });
      if (request.method === 'GET' && path === '/state') return send(response, 200, state(), headers);
      const action = Object.hasOwn(actions, path) ? actions[path] : undefined;
      if (request.method !== 'POST' || !action) {
        return send(response, 404, JSON.stringify({ error: 'not found' }), headers);
      }
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
        return send(response, 415, JSON.stringify({ error: 'send application/json' }), headers);
      }
      const body = parse(await readBody(request));
      const [status, error] = body ? await action(body) : ([400, 'not a JSON object'] as const);
      send(response, status, error ? JSON.stringify({ error }) : state(), headers);
    })().catch(() => response.destroy());
  };
}

const faultList = () => Object.entries(FAULTS).map(([name, { description }]) => ({ name, description }));

function parse(text: string | undefined): Json | undefined {
  try {
    return record(JSON.parse(text || '{}'));
  } catch {
    return undefined;
  }
}
