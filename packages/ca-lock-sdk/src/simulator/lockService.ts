import { setTimeout as delay } from 'node:timers/promises';
import type { RequestListener } from 'node:http';
import { record, scalar } from '../wire/record.js';
import { HANDLERS } from './commands.js';
import type { Device } from './Device.js';
import { FAULTS, type Exchange, type FaultName } from './faults.js';
import { corsHeaders, readBody, send } from './http.js';
import { NATIVE, Refusal } from './refusal.js';

/** The misbehaviour that is switched on; one at a time. */
export interface FaultSwitch {
  name: FaultName | null;
  settings: Readonly<Record<string, unknown>>;
}

/** What `GET /` answers. `product` says openly that this is no real driver. */
export const HANDSHAKE = { CAType: '260', product: 'CA lock simulator', version: '1' } as const;

/** The HTTP face of the lock: handshake, commands, and whichever fault is on (lock-protocol "Wire"). */
export function lockService(
  device: Device,
  fault: FaultSwitch,
  log: (line: string) => void,
): RequestListener {
  // A device does one thing at a time; later commands wait.
  let busy: Promise<unknown> = Promise.resolve();

  return (request, response) => {
    void (async () => {
      const cors = corsHeaders(request.headers.origin ?? '*');
      if (request.method === 'OPTIONS') {
        if (fault.name === 'silent') return;
        return send(response, 204, '', fault.name === 'no-cors' ? {} : cors);
      }
      const text = request.method === 'POST' ? await readBody(request) : '';
      const question = request.method === 'POST' ? parseQuestion(text) : undefined;
      const exchange = newExchange(question?.type, device, fault.settings);
      const work = () => answer(exchange, question?.qrinfo, fault.name, log);
      const result = question ? (busy = busy.then(work, work)) : work();
      let body = JSON.stringify(await result);
      if (exchange.delayMs > 0) await delay(exchange.delayMs, undefined, { ref: false });
      if (exchange.silent) return;
      let contentType = 'application/json; charset=utf-8';
      if (exchange.replaceBody) {
        const replaced = exchange.replaceBody(body);
        body = replaced.body;
        contentType = replaced.contentType ?? contentType;
      }
      send(response, 200, body, { 'content-type': contentType, ...(exchange.cors ? cors : {}) });
    })().catch(() => response.destroy()); // The client went away while it was answered.
  };
}

function newExchange(command: string | undefined, device: Device, settings: Exchange['settings']): Exchange {
  return { command, device, settings, silent: false, cors: true, delayMs: 0, replaceBody: undefined };
}

function parseQuestion(text: string | undefined): { type: string; qrinfo: Record<string, unknown> } {
  try {
    const qrinfo = record(record(record(JSON.parse(text ?? ''))['body'])['qrinfo']);
    return { type: scalar(qrinfo['qrcodetype']), qrinfo };
  } catch {
    return { type: '', qrinfo: {} };
  }
}

async function answer(
  exchange: Exchange,
  qrinfo: Record<string, unknown> | undefined,
  fault: FaultName | null,
  log: (line: string) => void,
): Promise<object> {
  try {
    if (fault) FAULTS[fault].apply(exchange);
    if (!qrinfo || exchange.command === undefined) return HANDSHAKE;
    if (exchange.silent) return {};
    const handler = Object.hasOwn(HANDLERS, exchange.command) ? HANDLERS[exchange.command] : undefined;
    if (!handler) throw new Refusal(NATIVE.unknownCommand, 'unknown command');
    const result = await handler(exchange.device, qrinfo);
    log(`${exchange.command}: done`);
    return { body: { qrstatus: '1', qrinfo: result } };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(NATIVE.failed, 'failed');
    // Only names that we know are logged: an unknown one is the caller's text.
    const known =
      exchange.command && Object.hasOwn(HANDLERS, exchange.command) ? exchange.command : 'unknown command';
    log(`${known}: refused, ${refusal.desc}`);
    const errcode = `0x${refusal.native.toString(16).toUpperCase().padStart(8, '0')}`;
    return { body: { qrstatus: '0', desc: refusal.desc, errcode, qrinfo: refusal.qrinfo } };
  }
}
