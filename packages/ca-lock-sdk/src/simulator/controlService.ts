import type { IncomingMessage, RequestListener } from 'node:http';
import { record, type Json } from '../wire/record.js';
import type { ControlState } from './control.js';
import { isLocalHost, isLocalOrigin } from './callers.js';
import { controlActions, type Action, type Outcome } from './controlActions.js';
import type { FaultSwitch } from './faults/FaultSwitch.js';
import { FAULTS, type FaultName } from './faults/index.js';
import { corsHeaders, readBody, send } from './http.js';
import { isKeyAlgorithm } from './keys.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The control API of the simulator; `control.ts` is its client. Only local pages may use it: a foreign Host or
 * Origin is refused, and a POST must be JSON, so that no other website can plug locks in and out.
 */
export function controlService(fault: FaultSwitch): RequestListener {
  const { device, listeners } = fault.world;
  const actions = new Map(Object.entries(controlActions(fault)));
  const state = (): ControlState => ({
    ...device.describe(),
    fault: fault.name,
    port: listeners.port ?? null,
    faults: Object.entries(FAULTS).map(([name, { description }]) => ({
      name: name as FaultName,
      description,
    })),
  });

  return (request, response) => {
    const { origin, host } = request.headers;
    const local = isLocalHost(host) && (!origin || isLocalOrigin(origin));
    const answer = (status: number, body: string, type = JSON_TYPE) => {
      const headers = { 'content-type': type, ...(local && origin ? corsHeaders(origin) : {}) };
      send(response, { status, body, headers });
    };
    void (async () => {
      if (!local) return answer(403, JSON.stringify({ error: 'local pages only' }));
      if (request.method === 'OPTIONS') return answer(204, '');
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
      if (request.method === 'GET' && pathname === '/state') return answer(200, JSON.stringify(state()));
      const algorithm = searchParams.get('algorithm') ?? 'RSA-2048';
      if (request.method === 'GET' && pathname === '/authority' && isKeyAlgorithm(algorithm))
        return answer(200, pem((await device.authority(algorithm)).certificate), 'application/x-pem-file');
      const [status, error] = await act(request, actions.get(pathname));
      answer(status, JSON.stringify(error ? { error } : state()));
    })().catch((error: unknown) => {
      // E.g. a fault whose port is taken: report it to the tester.
      if (response.headersSent) return response.destroy();
      answer(500, JSON.stringify({ error: error instanceof Error ? error.message : 'failed' }));
    });
  };
}

async function act(request: IncomingMessage, action: Action | undefined): Promise<Outcome> {
  if (request.method !== 'POST' || !action) return [404, 'not found'];
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return [415, 'send application/json'];
  const body = parse(await readBody(request));
  return body ? action(body) : [400, 'not a JSON object'];
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
